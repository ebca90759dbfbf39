import { and, eq } from 'drizzle-orm';
import type { listDeadlines as asked, Deadlines } from '#contract/deadlines';
import type { InputOf } from '#contract/endpoint';
import { systemOf } from '#domain/deadlines/calendarFor';
import { readCourt } from '#server/courts/readCourt';
import { matchesAll } from '#server/db/matchesAll';
import { deadlines } from '#server/db/schema/deadlines';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { mine } from '#server/visibility/visibleDeadlines';
import {
  countDeadlines,
  describeDeadline,
  findDeadlines,
  isOpen,
  isPressing,
  isSettled,
} from './deadlineRepository.ts';
import { isUrgentFor } from './urgentDeadlines.ts';

/** One page of the deadlines that the user has access to, the nearest first. */
export async function listDeadlines(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, per_page, scope, state, case_id, q }: InputOf<typeof asked>,
): Promise<Deadlines> {
  const court = await readCourt(db, now(), viewer.court_id);
  const inCase = case_id ? eq(deadlines.case_id, case_id) : undefined;
  const within = and(scope === 'mine' ? mine(viewer) : undefined, inCase);
  const matching = and(
    within,
    { open: isOpen, settled: isSettled, urgent: isPressing(court) }[state],
    q ? matchesAll(searchedText.cases, q) : undefined,
  );
  const [found, total_deadlines, urgent] = await Promise.all([
    findDeadlines(db, viewer, matching, state === 'settled', { limit: per_page, offset: (page - 1) * per_page }),
    countDeadlines(db, viewer, matching),
    countDeadlines(db, viewer, and(isUrgentFor(viewer, court, scope), inCase)),
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
