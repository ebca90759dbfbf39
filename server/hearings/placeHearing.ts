import { and, eq, gte, lte } from 'drizzle-orm';
import type { TimeRefused } from '#contract/hearings';
import type { Span } from '#domain/hearings/availability';
import { toMoment, type WallTime } from '#domain/hearings/courtTime';
import { findFreeTimes } from '#domain/hearings/findFreeTimes';
import { findObjections } from '#domain/hearings/findObjections';
import { fieldOfResource } from '#domain/hearings/resources';
import { may } from '#domain/identity/permissions';
import { readCourtDays } from '#server/calendar/readCourtDays';
import type { Db } from '#server/db/db';
import { hearings, sittings } from '#server/db/schema/calendar';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import { describeClash, describeObjection } from './describeClash.ts';
import { findClashes, findPeriods, resourcesOf } from './findClashes.ts';
import type { ResolvedHearing } from './resolveHearing.ts';

type Wanted = {
  hearing: ResolvedHearing;
  at: WallTime;
  override_reason: string | undefined;
  /** The hearing that is moved; its own time is no obstacle. */
  except: string | null;
  now: Date;
};
export type Place = {
  sitting_id: string | null;
  courtroom_id: string | null;
  venue: string;
  override_reason: string | null;
};

const suggestionDays = 45;

/**
 * Decides where in the calendar a hearing goes: within the judge's sitting of that time when its kind is called on
 * calendars, else in a time of its own. Refuses with everything that stands against it and with times that are free.
 */
export async function placeHearing(tx: Db, actor: Actor, wanted: Wanted): Promise<Place> {
  const { hearing, at, except, now } = wanted;
  const days = await readCourtDays(tx, actor.court_id);
  const starts_at = toMoment(at, days.time_zone);
  if (!starts_at) throw wrong('hearing_time', 'No clock shows this time on that day. Choose another');
  if (starts_at < now) throw wrong('hearing_date', 'This time is over. Choose one that is to come');
  const span = { starts_at, ends_at: new Date(starts_at.getTime() + hearing.duration_minutes * 60_000) };
  const horizon = { starts_at, ends_at: new Date(starts_at.getTime() + suggestionDays * 86_400_000) };

  const resources = resourcesOf(hearing);
  const sitting = hearing.held_in_sitting ? await findSitting(tx, actor.court_id, hearing, span, except) : undefined;
  const taken = await findClashes(tx, actor.court_id, resources, horizon, except);
  const periods = await findPeriods(tx, actor.court_id, hearing.judge_id, horizon);
  const refuse = (
    code: 'hearing_conflict' | 'hearing_needs_reason' | 'sitting_full',
    fields: TimeRefused['fields'],
  ) => {
    const free = findFreeTimes({
      after: new Date(Math.max(starts_at.getTime(), now.getTime())),
      duration_minutes: hearing.duration_minutes,
      days,
      taken,
      judge: periods,
      wanted: 3,
      within_days: suggestionDays,
    });
    return new Refusal(code, {
      fields,
      suggestions: free.map(({ date, time }) => ({ hearing_date: date, hearing_time: time })),
      overridable: code === 'hearing_needs_reason' && may(actor.capacity, 'hearings:schedule'),
    } satisfies TimeRefused);
  };

  if (sitting && sitting.called >= sitting.capacity) {
    throw refuse('sitting_full', [
      { field: 'hearing_time', message: `${sitting.title} has its ${sitting.capacity} hearings. Choose another time` },
    ]);
  }
  const clashes = sitting
    ? []
    : taken.filter((clash) => clash.starts_at < span.ends_at && span.starts_at < clash.ends_at);
  if (clashes.length > 0) {
    throw refuse(
      'hearing_conflict',
      firstOfEach(
        clashes.map((clash) => ({
          field: fieldOfResource[clash.kind],
          message: describeClash(clash, days.time_zone, may(actor.capacity, 'hearings:schedule')),
        })),
      ),
    );
  }
  const objections = findObjections(span, days, periods);
  const reason = may(actor.capacity, 'hearings:schedule') ? wanted.override_reason : undefined;
  if (objections.length > 0 && !reason) {
    throw refuse(
      'hearing_needs_reason',
      firstOfEach(objections.map((objection) => describeObjection(objection, at, hearing.judge, days.time_zone))),
    );
  }
  return {
    sitting_id: sitting?.id ?? null,
    courtroom_id: sitting?.courtroom_id ?? hearing.courtroom_id,
    venue: hearing.venue,
    override_reason: objections.length > 0 ? (reason ?? null) : null,
  };
}

/** The judge's sitting in this room that covers all of the time, with how many hearings it has. */
async function findSitting(tx: Db, court_id: string, hearing: ResolvedHearing, span: Span, except: string | null) {
  if (!hearing.courtroom_id) return undefined;
  const [found] = await tx
    .select()
    .from(sittings)
    .where(
      and(
        eq(sittings.court_id, court_id),
        eq(sittings.judge_id, hearing.judge_id),
        eq(sittings.courtroom_id, hearing.courtroom_id),
        lte(sittings.starts_at, span.starts_at),
        gte(sittings.ends_at, span.ends_at),
      ),
    )
    .for('update');
  if (!found) return undefined;
  const called = await tx
    .select({ id: hearings.id })
    .from(hearings)
    .where(and(eq(hearings.sitting_id, found.id), eq(hearings.status, 'scheduled')));
  return { ...found, called: called.filter(({ id }) => id !== except).length };
}

function firstOfEach(fields: TimeRefused['fields']): TimeRefused['fields'] {
  return fields.filter(({ field }, index) => fields.findIndex((other) => other.field === field) === index);
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { fields: [{ field, message }] });
}
