import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PlatformId } from '#domain/research/platforms';
import { columnOf } from '#server/db/columnOf';
import { researchConnections } from '#server/db/schema/platforms';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { openSecret } from '#server/secrets/sealing';

export type StoredConnection = typeof researchConnections.$inferSelect;
export type Scope = 'own' | 'court';

type Owner = Pick<Actor, 'court_id' | 'person_id'>;

/** The user's credentials and the court's, the user's first. */
export async function findConnections(db: Db, viewer: Owner, platform?: PlatformId): Promise<StoredConnection[]> {
  const found = await db
    .select()
    .from(researchConnections)
    .where(
      and(
        eq(researchConnections.court_id, viewer.court_id),
        or(isNull(researchConnections.person_id), eq(researchConnections.person_id, viewer.person_id)),
        platform ? eq(researchConnections.platform, platform) : undefined,
      ),
    );
  return found.sort((one, other) => Number(one.person_id === null) - Number(other.person_id === null));
}

/** The row that holds one person's, or the court's, credentials. */
function isThatOf(owner: Owner, platform: PlatformId, scope: Scope): SQL | undefined {
  return and(
    eq(researchConnections.court_id, owner.court_id),
    eq(researchConnections.platform, platform),
    scope === 'court' ? isNull(researchConnections.person_id) : eq(researchConnections.person_id, owner.person_id),
  );
}

/** To what the sealed credentials are bound: copied to another row they do not open. */
export function purposeOf(platform: PlatformId, scope: Scope, { court_id, person_id }: Owner): string {
  return `research ${platform} ${scope === 'court' ? `court ${court_id}` : `person ${person_id}`}`;
}

/** The same for credentials that are kept already. */
export function purposeOfStored({ platform, court_id, person_id }: StoredConnection): string {
  return purposeOf(platform, person_id ? 'own' : 'court', { court_id, person_id: person_id ?? '' });
}

export function openCredentials(needs: Needs<'config'>, stored: StoredConnection): Promise<string> {
  return openSecret(needs, purposeOfStored(stored), stored.sealed);
}

/** Stores the result of a test or a search on a connection. Not a person's change, so the version stays the same. */
export async function recordConnectionState(
  db: Db,
  id: string,
  standing: Partial<Pick<StoredConnection, 'state' | 'reason' | 'tested_at' | 'last_sync_at' | 'blocked_until'>>,
): Promise<void> {
  await db.update(researchConnections).set(standing).where(eq(researchConnections.id, id));
}

/** A connection by its ID. */
export async function findConnection(db: Db, id: string): Promise<StoredConnection | undefined> {
  const [found] = await db.select().from(researchConnections).where(eq(researchConnections.id, id));
  return found;
}

/** Tested connections to these platforms whose next test is due and that are not blocked, the oldest test first. */
export async function findTestedConnections(
  db: Db,
  ids: readonly PlatformId[],
  when: { now: Date; isDue: (tested_at: SQL, connected_by: SQL) => SQL; limit: number },
): Promise<StoredConnection[]> {
  const { tested_at, connected_by, blocked_until } = researchConnections;
  return db
    .select()
    .from(researchConnections)
    .where(
      and(
        sql`${researchConnections.platform} in ${[...ids]}`,
        isNotNull(tested_at),
        or(isNull(blocked_until), lte(blocked_until, when.now)),
        when.isDue(sql`${tested_at}`, columnOf(connected_by)),
      ),
    )
    .orderBy(asc(tested_at))
    .limit(when.limit);
}

/** One person's, or the court's, connection to a platform, locked until the end of the transaction. */
export async function lockConnection(
  tx: Db,
  owner: Owner,
  platform: PlatformId,
  scope: Scope,
): Promise<StoredConnection | undefined> {
  const [held] = await tx
    .select()
    .from(researchConnections)
    .where(isThatOf(owner, platform, scope))
    .for('update');
  return held;
}

type Credentials = Pick<
  StoredConnection,
  'account' | 'sealed' | 'ending' | 'state' | 'reason' | 'tested_at' | 'last_sync_at' | 'connected_by'
>;

/** Stores credentials in place of those that the caller locked. */
export async function saveConnection(
  tx: Db,
  { court_id, person_id }: Owner,
  { platform, scope, held }: { platform: PlatformId; scope: Scope; held: StoredConnection | undefined },
  credentials: Credentials,
): Promise<void> {
  if (held) {
    await tx
      .update(researchConnections)
      .set({ ...credentials, version: held.version + 1 })
      .where(eq(researchConnections.id, held.id));
    return;
  }
  const owner = scope === 'own' ? person_id : null;
  await tx.insert(researchConnections).values({ court_id, platform, person_id: owner, ...credentials });
}

/** Deletes credentials. Returns whether there were any. */
export async function deleteConnection(tx: Db, owner: Owner, platform: PlatformId, scope: Scope): Promise<boolean> {
  const removed = await tx
    .delete(researchConnections)
    .where(isThatOf(owner, platform, scope))
    .returning({ id: researchConnections.id });
  return removed.length > 0;
}
