import type { listDeadlines as asked, Deadlines } from '#contract/deadlines';
import type { InputOf } from '#contract/endpoint';
import { systemOf } from '#domain/deadlines/calendarFor';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countDeadlines, describeDeadline, findDeadlines, pressing } from './deadlineRepository.ts';
import { urgentIn } from './urgentDeadlines.ts';

/** One page of the deadlines that the user has access to, the nearest first. */
export async function listDeadlines(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, per_page, scope, state, case_id, from, to, marked, q }: InputOf<typeof asked>,
): Promise<Deadlines> {
  const court = await readCourt(db, now(), viewer.court_id);
  const unmarked_by = marked === 'no' ? viewer.person_id : undefined;
  const due = state === 'urgent' ? pressing(court) : { state };
  const filter = { scope, case_id, q, unmarked_by, ...due, from, to: earlier(due.to, to) };
  const [found, total_deadlines, urgent] = await Promise.all([
    findDeadlines(db, viewer, filter, { limit: per_page, offset: (page - 1) * per_page }),
    countDeadlines(db, viewer, filter),
    countDeadlines(db, viewer, { ...urgentIn(court, scope), case_id }),
  ]);
  return {
    data: found.map((one) => describeDeadline(one, viewer, court)),
    total_deadlines,
    total_pages: Math.ceil(total_deadlines / per_page),
    urgent,
    today: court.today,
    court_system: systemOf(court, 'Civil Complaint'),
  };
}

/** The earlier of two last days, of which either may be missing. */
function earlier(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined && other > one ? one : (other ?? one);
}
