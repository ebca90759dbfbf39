import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import {
  countDeadlines,
  type DeadlineFilter,
  type DeadlineScope,
  type FoundDeadline,
  findDeadlines,
  pressing,
} from './deadlineRepository.ts';

/**
 * Whose deadlines are urgent for the user: for a judge, those of the judge's cases; for everyone else, all that they
 * have access to.
 */
export function urgentScope({ capacity }: Actor): DeadlineScope {
  return capacity === 'judge' ? 'mine' : 'court';
}

/** Which deadlines are urgent, as the dashboard, the assistant, and /deadlines count them. */
export function urgentIn(court: KnownCourt, scope: DeadlineScope): DeadlineFilter {
  return { scope, ...pressing(court) };
}

/** The most urgent of the user’s deadlines, and how many there are. */
export async function findUrgent(
  { db }: Needs<'db'>,
  viewer: Actor,
  court: KnownCourt,
  limit: number,
): Promise<{ found: FoundDeadline[]; count: number }> {
  const urgent = urgentIn(court, urgentScope(viewer));
  const [found, count] = await Promise.all([
    findDeadlines(db, viewer, urgent, { limit, offset: 0 }),
    countDeadlines(db, viewer, urgent),
  ]);
  return { found, count };
}
