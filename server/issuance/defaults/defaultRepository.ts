import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DefaultItem } from '#domain/defaults/defaultStates';
import { defaultsInForce } from '#domain/defaults/defaultStates';
import type { Confirmation } from '#domain/issuance/Requirement';
import { defaultConfirmations, partyDefaults } from '#server/db/schema/defaults';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

export type StoredDefault = typeof partyDefaults.$inferSelect;

/** The last default of each of these parties. */
export async function findDefaultsForSystem(db: Db, party_ids: readonly string[]): Promise<Map<string, StoredDefault>> {
  if (party_ids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([partyDefaults.party_id])
    .from(partyDefaults)
    .where(inArray(partyDefaults.party_id, [...party_ids]))
    .orderBy(partyDefaults.party_id, desc(partyDefaults.opened_at));
  return new Map(found.map((one) => [one.party_id, one]));
}

/** Every docket entry from which a checklist was opened. */
export async function findUsedRequestsForSystem(db: Db, party_ids: readonly string[]): Promise<Set<string>> {
  if (party_ids.length === 0) return new Set();
  const found = await db
    .select({ id: partyDefaults.request_entry_id })
    .from(partyDefaults)
    .where(inArray(partyDefaults.party_id, [...party_ids]));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

/** The open checklists on which no one decided and which no one referred to a judge, the oldest first. */
export function openChecklistsForSystem(db: Db, limit: number) {
  return (
    db
      .select({ id: partyDefaults.id, party_id: partyDefaults.party_id, opened_at: partyDefaults.opened_at })
      .from(partyDefaults)
      // Written out, as the condition of the index is.
      .where(and(sql`${partyDefaults.state} = 'requested'`, isNull(partyDefaults.referred_at)))
      .orderBy(asc(partyDefaults.opened_at), asc(partyDefaults.id))
      .limit(limit)
  );
}

/** The default of a party that is open or in force, locked until the transaction ends. */
export async function lockDefault(tx: Db, party_id: string): Promise<StoredDefault | undefined> {
  const [found] = await tx
    .select()
    .from(partyDefaults)
    .where(and(eq(partyDefaults.party_id, party_id), inArray(partyDefaults.state, [...defaultsInForce])))
    .for('update');
  return found;
}

/** Changes a locked default, and counts its version up. */
export async function writeDefault(
  tx: Db,
  { id, version }: StoredDefault,
  next: Partial<StoredDefault>,
): Promise<void> {
  await tx
    .update(partyDefaults)
    .set({ ...next, version: version + 1 })
    .where(eq(partyDefaults.id, id));
}

/** What clerks confirmed for some defaults, by default. */
export async function findConfirmationsForSystem(
  db: Db,
  default_ids: readonly string[],
): Promise<Map<string, Confirmation[]>> {
  const confirmed = new Map<string, Confirmation[]>();
  if (default_ids.length === 0) return confirmed;
  const found = await db
    .select({ kept: defaultConfirmations, by: personName(defaultConfirmations.confirmed_by) })
    .from(defaultConfirmations)
    .where(and(inArray(defaultConfirmations.default_id, [...default_ids]), isNull(defaultConfirmations.withdrawn_at)));
  for (const { kept, by } of found) {
    const { default_id, item, reason, confirmed_at } = kept;
    const one = { item, reason, by, at: confirmed_at.toISOString() };
    confirmed.set(default_id, [...(confirmed.get(default_id) ?? []), one]);
  }
  return confirmed;
}

/** Ends the confirmation of an item; it remains on record. */
export async function withdrawConfirmation(tx: Db, default_id: string, item: DefaultItem, at: Date): Promise<void> {
  await tx
    .update(defaultConfirmations)
    .set({ withdrawn_at: at })
    .where(
      and(
        eq(defaultConfirmations.default_id, default_id),
        eq(defaultConfirmations.item, item),
        isNull(defaultConfirmations.withdrawn_at),
      ),
    );
}
