import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AccessRequest, ApiKey } from '#contract/apiAccess';
import { may } from '#domain/identity/permissions';
import { keyState } from '#domain/integrations/keyLife';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import { personEmail, personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export const accessPerPage = 20;

export type StoredKey = typeof apiKeys.$inferSelect;
export type StoredRequest = typeof accessRequests.$inferSelect;

/** Requests with their requester and the person who decided. */
export async function findRequests(
  db: Db,
  matching: SQL | undefined,
  { limit, offset = 0, order = [desc(accessRequests.created_at)] }: { limit: number; offset?: number; order?: SQL[] },
): Promise<AccessRequest[]> {
  const rows = await db
    .select({
      request: accessRequests,
      requested_by: personName(accessRequests.requested_by),
      requested_by_email: personEmail(accessRequests.requested_by),
      decided_by: personName(accessRequests.decided_by),
      key_prefix: apiKeys.prefix,
    })
    .from(accessRequests)
    .leftJoin(apiKeys, eq(apiKeys.id, accessRequests.key_id))
    .where(matching)
    .orderBy(...order, accessRequests.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ request, ...names }) => {
    const { id, kind, email, reason, scopes, state, decision_reason, version } = request;
    const decided_at = request.decided_at?.toISOString() ?? null;
    const created_at = request.created_at.toISOString();
    const email_verified = request.email_verified_at !== null;
    return {
      id,
      kind,
      email,
      email_verified,
      reason,
      scopes,
      state,
      decision_reason,
      version,
      created_at,
      decided_at,
      ...names,
    };
  });
}

export async function findRequest(db: Db, id: string): Promise<AccessRequest> {
  const [found] = await findRequests(db, eq(accessRequests.id, id), { limit: 1 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The requests that wait for a decision in the user's court, the oldest first. */
export async function findPendingRequests(
  db: Db,
  { court_id }: Actor,
  limit: number,
): Promise<{ requests: AccessRequest[]; total: number }> {
  const pending = and(eq(accessRequests.court_id, court_id), eq(accessRequests.state, 'pending'));
  const [requests, total] = await Promise.all([
    findRequests(db, pending, { limit, order: [asc(accessRequests.created_at)] }),
    countRequests(db, pending),
  ]);
  return { requests, total };
}

export async function countRequests(db: Db, matching: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(accessRequests).where(matching);
  return row!.n;
}

/** Records that the address of a request is verified; returns who made the request. */
export async function verifyRequestAddress(tx: Db, id: string, at: Date): Promise<string> {
  const [request] = await tx
    .update(accessRequests)
    .set({ email_verified_at: at })
    .where(eq(accessRequests.id, id))
    .returning({ requested_by: accessRequests.requested_by });
  return request!.requested_by;
}

/** Words in the name or the address of the requester or owner. */
export function matchesPerson(q: string, of: typeof accessRequests | typeof apiKeys): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const person = of === accessRequests ? accessRequests.requested_by : apiKeys.owner_id;
  return or(ilike(personName(person), pattern), ilike(of.email, pattern));
}

/** A request of the user's court, locked until the transaction ends. */
export async function lockRequest(tx: Db, { court_id }: Actor, id: string): Promise<StoredRequest> {
  const [found] = await tx
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.id, id), eq(accessRequests.court_id, court_id)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Whether the viewer owns a key, or manages the court's API access. */
export async function mayReadCalls(db: Db, viewer: Actor, key_id: string): Promise<boolean> {
  const [key] = await db
    .select({ owner_id: apiKeys.owner_id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, key_id), eq(apiKeys.court_id, viewer.court_id)));
  return key !== undefined && (key.owner_id === viewer.person_id || may(viewer.capacity, 'api-access:review'));
}

/** API keys with their owners, the newest first. */
export async function findKeys(
  db: Db,
  matching: SQL | undefined,
  { at, limit, offset = 0 }: { at: Date; limit: number; offset?: number },
): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, owner: personName(apiKeys.owner_id) })
    .from(apiKeys)
    .where(matching)
    .orderBy(desc(apiKeys.created_at), apiKeys.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ key, owner }) => ({
    id: key.id,
    owner,
    email: key.email,
    scopes: key.scopes,
    prefix: key.prefix,
    state: keyState(key, at),
    created_at: key.created_at.toISOString(),
    expires_at: key.expires_at.toISOString(),
    last_used_at: key.last_used_at?.toISOString() ?? null,
    revoked_at: key.revoked_at?.toISOString() ?? null,
  }));
}

export async function countKeys(db: Db, matching: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(apiKeys).where(matching);
  return row!.n;
}

/** A key of the user's court, locked until the transaction ends. */
export async function lockKey(tx: Db, { court_id }: Actor, id: string): Promise<StoredKey> {
  const [found] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.court_id, court_id)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Pending ones first, the oldest of them on top; decided ones after them, the newest on top. */
export const pendingFirst: SQL[] = [
  sql`(${accessRequests.state} = 'pending') desc`,
  sql`case when ${accessRequests.state} = 'pending' then ${accessRequests.created_at} end asc`,
  desc(accessRequests.created_at),
];
