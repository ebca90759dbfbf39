import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { groupRows } from '#server/db/groupRows';
import { parties } from '#server/db/schema/cases';
import {
  partyAddresses,
  partyAliases,
  partyCounsel,
  partyPrivate,
  serviceConsents,
} from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';

export type StoredParty = typeof parties.$inferSelect;
export type StoredCounsel = typeof partyCounsel.$inferSelect;
export type StoredAddress = typeof partyAddresses.$inferSelect;
export type StoredConsent = typeof serviceConsents.$inferSelect;
type StoredAlias = typeof partyAliases.$inferSelect;

/** A participant with everything that a list shows. */
export type LoadedParticipant = StoredParty & { aliases: StoredAlias[]; counsel: StoredCounsel[] };

/** The participants of a case, past and present, in their order. The callers of this area decide what a viewer sees. */
export const loadParticipants = (db: Db, case_id: string): Promise<LoadedParticipant[]> =>
  loadParticipantsOf(db, [case_id]);

/** The participants of several cases, in their order within each case. */
export async function loadParticipantsOf(db: Db, case_ids: readonly string[]): Promise<LoadedParticipant[]> {
  if (case_ids.length === 0) return [];
  const [all, aliases, counsel] = await Promise.all([
    db
      .select()
      .from(parties)
      .where(inArray(parties.case_id, [...case_ids]))
      .orderBy(asc(parties.position), asc(parties.id)),
    db
      .select()
      .from(partyAliases)
      .where(inArray(partyAliases.party_id, idsOf(db, case_ids)))
      .orderBy(partyAliases.position),
    loadCounsel(db, inArray(partyCounsel.party_id, idsOf(db, case_ids))),
  ]);
  const aliasesOf = byParty(aliases);
  const counselOf = byParty(counsel);
  return all.map((one) => ({ ...one, aliases: aliasesOf.get(one.id) ?? [], counsel: counselOf.get(one.id) ?? [] }));
}

/** Lead counsel, other counsel, then those of the past. */
const rankOf = ({ ended_on, is_lead }: StoredCounsel) => (ended_on === null ? (is_lead ? 0 : 1) : 2);

/** In the order of their rank, then by the day of the appearance. */
function loadCounsel(db: Db, matching: SQL): Promise<StoredCounsel[]> {
  return db
    .select()
    .from(partyCounsel)
    .where(matching)
    .orderBy(
      asc(partyCounsel.party_id),
      asc(partyCounsel.appeared_on),
      asc(partyCounsel.full_name),
      asc(partyCounsel.id),
    )
    .then((found) => found.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

const idsOf = (db: Db, case_ids: readonly string[]) =>
  db
    .select({ id: parties.id })
    .from(parties)
    .where(inArray(parties.case_id, [...case_ids]));

/** The addresses of a case’s participants, by participant. */
export async function loadAddresses(db: Db, case_id: string): Promise<Map<string, StoredAddress[]>> {
  const found = await db
    .select()
    .from(partyAddresses)
    .where(inArray(partyAddresses.party_id, idsOf(db, [case_id])))
    .orderBy(asc(partyAddresses.position));
  return byParty(found);
}

/** The consents to e-service of a case’s participants, latest last. */
export async function loadConsents(db: Db, case_id: string): Promise<Map<string, StoredConsent[]>> {
  const found = await db
    .select()
    .from(serviceConsents)
    .where(inArray(serviceConsents.party_id, idsOf(db, [case_id])))
    .orderBy(asc(serviceConsents.given_on), asc(serviceConsents.id));
  return byParty(found);
}

/** The confidential data of one participant. */
export async function loadPrivate(db: Db, party_id: string) {
  const [found] = await db.select().from(partyPrivate).where(eq(partyPrivate.party_id, party_id));
  return found;
}

const byParty = <Row extends { party_id: string }>(rows: readonly Row[]) => groupRows(rows, (row) => row.party_id);

/** The version of a participant, on which a change is based. */
export async function findParticipantVersionForSystem(db: Db, party_id: string): Promise<number> {
  const [found] = await db.select({ version: parties.version }).from(parties).where(eq(parties.id, party_id));
  return found?.version ?? 0;
}
