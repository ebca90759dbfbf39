import { and, eq } from 'drizzle-orm';
import type * as contract from '#contract/apiAccess';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import {
  accessPerPage,
  countKeys,
  countRequests,
  findKeys,
  findRequests,
  matchesPerson,
  pendingFirst,
} from './accessRepository.ts';

const limit = accessPerPage;
const pagesOf = (total: number) => Math.ceil(total / limit);
const offsetOf = (page: number) => (page - 1) * limit;

/** What the user requested and owns in this court. */
export async function readOwnAccess(
  { db, now }: Needs<'db' | 'now'>,
  { person_id, court_id }: Actor,
): Promise<ReplyOf<typeof contract.readOwnAccess>> {
  const [requests, keys] = await Promise.all([
    findRequests(db, and(eq(accessRequests.requested_by, person_id), eq(accessRequests.court_id, court_id)), {
      limit: 100,
    }),
    findKeys(db, and(eq(apiKeys.owner_id, person_id), eq(apiKeys.court_id, court_id)), { at: now(), limit: 100 }),
  ]);
  return { requests, keys };
}

export async function listAccessRequests(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, state, q }: InputOf<typeof contract.listAccessRequests>,
): Promise<ReplyOf<typeof contract.listAccessRequests>> {
  const ofCourt = eq(accessRequests.court_id, court_id);
  const matching = and(ofCourt, state ? eq(accessRequests.state, state) : undefined, matchesPerson(q, accessRequests));
  const [data, total, pending] = await Promise.all([
    findRequests(db, matching, { limit, offset: offsetOf(page), order: pendingFirst }),
    countRequests(db, matching),
    countRequests(db, and(ofCourt, eq(accessRequests.state, 'pending'))),
  ]);
  return { data, total, pending, total_pages: pagesOf(total) };
}

export async function listKeys(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
  { page, q }: InputOf<typeof contract.listKeys>,
): Promise<ReplyOf<typeof contract.listKeys>> {
  const matching = and(eq(apiKeys.court_id, court_id), matchesPerson(q, apiKeys));
  const [data, total] = await Promise.all([
    findKeys(db, matching, { at: now(), limit, offset: offsetOf(page) }),
    countKeys(db, matching),
  ]);
  return { data, total, total_pages: pagesOf(total) };
}
