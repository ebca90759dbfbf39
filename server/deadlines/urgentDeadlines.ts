import { and, type SQL } from 'drizzle-orm';
import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { mine } from '#server/visibility/visibleDeadlines';
import { countDeadlines, type FoundDeadline, findDeadlines, isPressing } from './deadlineRepository.ts';

export type DeadlineScope = 'mine' | 'court';

/** Whose deadlines press on the user: a judge’s are those of the own cases, everyone else’s all that they may see. */
export function urgentScope({ capacity }: Actor): DeadlineScope {
  return capacity === 'judge' ? 'mine' : 'court';
}

/** Which deadlines are urgent. The dashboard, the assistant and /deadlines count by this one condition. */
export function isUrgentFor(viewer: Actor, court: KnownCourt, scope: DeadlineScope): SQL | undefined {
  return and(scope === 'mine' ? mine(viewer) : undefined, isPressing(court));
}

/** The most urgent of the user’s deadlines, and how many there are. */
export async function findUrgent(
  { db }: Needs<'db'>,
  viewer: Actor,
  court: KnownCourt,
  limit: number,
): Promise<{ found: FoundDeadline[]; count: number }> {
  const urgent = isUrgentFor(viewer, court, urgentScope(viewer));
  const [found, count] = await Promise.all([
    findDeadlines(db, viewer, urgent, false, { limit, offset: 0 }),
    countDeadlines(db, viewer, urgent),
  ]);
  return { found, count };
}
