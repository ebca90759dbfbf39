import type { Hearing, NewHearing } from '#contract/hearings';
import { continuedPlaceOf } from '#domain/hearings/presentPlace';
import { may } from '#domain/identity/permissions';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { insertHearings } from '#server/calendar/writeHearings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { finishHearing } from './finishHearing.ts';
import { placeHearing } from './placeHearing.ts';
import { columnsOf, type ResolvedHearing, resolveHearing } from './resolveHearing.ts';
import { retryOnClash } from './retryOnClash.ts';
import { keepStaff } from './staff/findAttendingStaff.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Scheduled = { message: string; hearing: Hearing };

/** Schedules a hearing. An attorney's is a request: it must fit too, but takes no time until a clerk confirms it. */
export function scheduleHearing(needs: Tools, actor: Actor, asked: NewHearing): Promise<Scheduled> {
  return retryOnClash(() => needs.db.transaction((tx) => scheduleIn(tx, needs, actor, asked)));
}

/** The same in the caller's transaction. With `continues`, the people of that hearing stay, as they are on the list. */
export async function scheduleIn(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  asked: NewHearing,
  continues?: StoredHearing,
): Promise<Scheduled> {
  const now = needs.now();
  const isRequest = !may(actor.capacity, 'hearings:schedule');
  const status = isRequest ? 'requested' : 'scheduled';
  const resolved = await resolveHearing(tx, actor, { ...asked, ...(continues && keepStaff(continues, {})) });
  const place = await placeHearing(tx, actor, {
    hearing: resolved,
    at: { date: asked.hearing_date, time: asked.hearing_time },
    override_reason: asked.override_reason ?? null,
    moved: null,
    present: continues ? continuedPlaceOf(continues) : null,
    now,
  });
  const [made] = await insertHearings(tx, [
    {
      ...columnsOf(resolved),
      ...place,
      court_id: actor.court_id,
      hearing_date: asked.hearing_date,
      hearing_time: asked.hearing_time,
      updated_at: now,
      status,
      // A request is placed again when it is confirmed: until then others may have filled the sitting.
      sitting_id: isRequest ? null : place.sitting_id,
      requested_by: isRequest ? actor.person_id : null,
    },
  ]);
  const replaced = describeReplaced(asked, resolved);
  const message = isRequest
    ? `Hearing requested${replaced}. The clerk must confirm it.`
    : `Hearing scheduled successfully${replaced}`;
  return finishHearing(tx, needs, actor, made!, { done: status, message });
}

/** For a case on the docket, the docket takes precedence; the response shows what it replaced. */
function describeReplaced(asked: NewHearing, { case_id, case_title, case_type }: ResolvedHearing): string {
  if (case_id === null) return '';
  const replaced = [
    ...(asked.case_title.trim() === case_title ? [] : [`the title ${case_title}`]),
    ...(asked.case_type === case_type ? [] : [`the case type ${case_type}`]),
  ];
  return replaced.length === 0 ? '' : `, using ${replaced.join(' and ')} from the docket instead of your entry`;
}
