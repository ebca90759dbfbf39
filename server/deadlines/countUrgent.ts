import { and } from 'drizzle-orm';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { countDeadlines, isPressing } from './deadlineRepository.ts';
import { mine, visibleDeadlines } from './visibleDeadlines.ts';

/**
 * How many deadlines press: open, and due within three court days or already. The one figure that the dashboard, the
 * assistant and /deadlines show.
 */
export async function countUrgent(
  { db, now }: Needs<'db' | 'now'>,
  asker: Actor,
  scope: 'mine' | 'court' = 'court',
): Promise<number> {
  const court = await readCourt(db, now(), asker.court_id);
  const within = scope === 'mine' ? mine(asker) : undefined;
  return countDeadlines(db, and(visibleDeadlines(db, asker), within, isPressing(court)));
}
