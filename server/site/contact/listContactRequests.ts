import { and, eq } from 'drizzle-orm';
import type { listContactRequests as asked } from '#contract/contactRequests';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { contactRequests } from '#server/db/schema/contactRequests';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countContactRequests, findContactRequests } from './contactRepository.ts';

/** The requests that visitors sent to the administrator's court. */
export async function listContactRequests(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, per_page, state }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const matching = and(eq(contactRequests.court_id, court_id), eq(contactRequests.state, state));
  const [requests, total] = await Promise.all([
    findContactRequests(db, matching, {
      limit: per_page,
      offset: (page - 1) * per_page,
      oldestFirst: state === 'new',
    }),
    countContactRequests(db, matching),
  ]);
  return { requests, total, total_pages: Math.ceil(total / per_page) };
}
