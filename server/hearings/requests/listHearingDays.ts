import type { ReplyOf } from '#contract/endpoint';
import type { listHearingDays as asked } from '#contract/hearingRequests';
import { addDays } from '#domain/days/days';
import { listSittings } from '#server/calendar/manageSittings';
import { findCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

const daysAhead = 60;

/** The calendar calls of the judge of a case and the court's closures, for a person who chooses dates to prefer. */
export async function listHearingDays(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<ReplyOf<typeof asked>> {
  const { judge_id, judge_name, court_id } = await findCase(db, viewer, id);
  if (court_id !== viewer.court_id) throw new Refusal('not_found');
  const court = await readCourt(db, now(), court_id);
  const span = { from: addDays(court.today, 1), to: addDays(court.today, daysAhead) };
  const calls = judge_id === null ? [] : await listSittings({ db }, viewer, { ...span, judge_id });
  return {
    judge: judge_name,
    data: calls.map(({ sitting_date, title, from, to, venue, capacity, called }) => ({
      ...{ date: sitting_date, title, from, to, venue },
      places_left: Math.max(0, capacity - called),
    })),
    closed: [...court.calendar.closed]
      .filter(([date]) => date >= span.from && date <= span.to)
      .map(([date, reason]) => ({ date, reason }))
      .sort((a, b) => a.date.localeCompare(b.date)),
  };
}
