import type { InputOf } from '#contract/endpoint';
import type { confirmHearing as askedToConfirm, ChangedHearing, Hearing } from '#contract/hearings';
import { presentPlaceOf } from '#domain/hearings/presentPlace';
import { canBecome, isOpen } from '#domain/hearings/statuses';
import type { FoundHearing, StoredHearing } from '#server/calendar/FoundHearing';
import { writeMoves } from '#server/calendar/hearingMoves';
import { lockHearing } from '#server/calendar/hearingRepository';
import { updateHearing } from '#server/calendar/updateHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { finishHearing } from './finishHearing.ts';
import { placeHearing } from './placeHearing.ts';
import { type AskedHearing, columnsOf, resolveHearing } from './resolveHearing.ts';
import { retryOnClash } from './retryOnClash.ts';
import { keepStaff } from './staff/findAttendingStaff.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Placed = 'hearing_date' | 'hearing_time' | 'venue';
type Scheduled = { message: string; hearing: Hearing };

/** Moves or changes a hearing, with a reason. It is placed like a new hearing, with its own time available. */
export function changeHearing(needs: Tools, actor: Actor, change: ChangedHearing): Promise<Scheduled> {
  return retryOnClash(() =>
    needs.db.transaction(async (tx) => {
      const before = await lockHearing(tx, actor, change);
      if (!isOpen(before.hearing.status)) throw new Refusal('hearing_over');
      const { reason } = change;
      const after = await rebook(tx, needs, actor, before, change, { reason, status: before.hearing.status });
      const isNew = (columns: readonly Placed[]) => columns.some((one) => after[one] !== before.hearing[one]);
      const moved = isNew(['hearing_date', 'hearing_time', 'venue']);
      if (isNew(['hearing_date', 'hearing_time']) && before.hearing.status === 'scheduled') {
        const about = { act: 'move', batch_id: null, reason, by: actor.person_id, at: needs.now() } as const;
        await writeMoves(tx, [{ before: before.hearing, after }], about);
      }
      return finishHearing(tx, needs, actor, after, {
        done: moved ? 'moved' : 'changed',
        message: moved ? 'Hearing moved successfully' : 'Hearing updated successfully',
      });
    }),
  );
}

/** Puts a requested hearing on the calendar. From here on its time is taken. */
export function confirmHearing(needs: Tools, actor: Actor, asked: InputOf<typeof askedToConfirm>): Promise<Scheduled> {
  return retryOnClash(() =>
    needs.db.transaction(async (tx) => {
      const before = await lockHearing(tx, actor, asked);
      if (!canBecome(before.hearing.status, 'scheduled')) throw new Refusal('hearing_over');
      const after = await rebook(tx, needs, actor, before, asked, { status: 'scheduled' });
      return finishHearing(tx, needs, actor, after, {
        done: 'confirmed',
        message: 'Hearing confirmed successfully',
      });
    }),
  );
}

type Changes = Partial<Omit<ChangedHearing, 'id' | 'version' | 'reason'>>;

async function rebook(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { hearing, attorneys }: FoundHearing,
  changes: Changes,
  more: Pick<Partial<StoredHearing>, 'reason' | 'status'>,
): Promise<StoredHearing> {
  const asked = merge(hearing, attorneys, changes);
  const resolved = await resolveHearing(tx, actor, asked);
  const date = changes.hearing_date ?? hearing.hearing_date;
  const time = changes.hearing_time ?? hearing.hearing_time.slice(0, 5);
  const stays =
    date === hearing.hearing_date &&
    time === hearing.hearing_time.slice(0, 5) &&
    resolved.judge_id === hearing.judge_id;
  const place = await placeHearing(tx, actor, {
    hearing: resolved,
    at: { date, time },
    // A reason that was good enough for this time stays good while the time does.
    override_reason: changes.override_reason ?? (stays ? hearing.override_reason : null),
    moved: hearing.id,
    present: presentPlaceOf(hearing),
    now: needs.now(),
  });
  const status = more.status ?? hearing.status;
  const moved = {
    hearing_date: date,
    hearing_time: time,
    sitting_id: status === 'requested' ? null : place.sitting_id,
  };
  return updateHearing(tx, hearing, { ...columnsOf(resolved), ...place, ...more, ...moved }, needs.now());
}

/**
 * The new values of the hearing: those sent, or else the current ones. A different event type brings its own duration.
 */
function merge(hearing: StoredHearing, attorneys: FoundHearing['attorneys'], changes: Changes): AskedHearing {
  const kindChanges = changes.event_type !== undefined && changes.event_type !== hearing.event_type;
  return {
    judge: changes.judge ?? hearing.judge,
    judge_id: changes.judge_id ?? (changes.judge === undefined ? (hearing.judge_id ?? undefined) : undefined),
    venue: changes.venue ?? hearing.venue,
    event_type: changes.event_type ?? hearing.event_type,
    ...keepStaff(hearing, changes),
    duration_minutes: changes.duration_minutes ?? (kindChanges ? undefined : hearing.duration_minutes),
    attorney_ids: changes.attorney_ids ?? attorneys.map(({ id }) => id),
    case_number: hearing.case_number,
    case_title: hearing.case_title,
    case_type: hearing.case_type,
  };
}
