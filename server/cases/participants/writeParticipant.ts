import { and, eq, ne } from 'drizzle-orm';
import type { EnteredParticipant } from '#contract/participants';
import { findRole, labelOfRole, roleOfLabel, sideOfRole } from '#domain/participants/findRole';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { parties } from '#server/db/schema/cases';
import { partyAddresses, partyAliases, partyPrivate } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { StoredCase } from '../caseRepository.ts';

/** The columns of a participant as entered. A role in words gets the role of the catalog with that label. */
export async function columnsOf(
  tx: Db,
  entered: EnteredParticipant,
  { held, system, own_id }: { held: StoredCase; system: PracticeSystem; own_id: string | null },
) {
  const role = findRole(entered.role_id);
  if (entered.role_id !== null && !role) throw invalidInput('role_id', 'Choose a role');
  if (!role && entered.role === '') throw invalidInput('role', 'Enter the role');
  const role_id = role ? entered.role_id : (roleOfLabel(entered.role, held.case_type) ?? null);
  const label = role ? labelOfRole(role, system) : entered.role;
  if (role?.noAliases && entered.aliases.some(({ kind }) => kind !== 'pseudonym')) {
    throw invalidInput('aliases', 'For this role, only a pseudonym ordered by the court is recorded.');
  }
  if (entered.acts_for) await assertInCase(tx, held.id, entered.acts_for, own_id);
  const { full_name, kind, name_access, needs_interpreter, self_represented, service_method } = entered;
  return {
    ...{ full_name, kind, name_access, needs_interpreter, self_represented, service_method },
    role: label,
    role_id,
    side: sideOfRole(role_id, label),
    is_minor: entered.is_minor || role_id === 'minor' || role_id === 'child_subject',
    acts_for: entered.acts_for,
    language: entered.language || null,
  };
}

async function assertInCase(tx: Db, case_id: string, id: string, own_id: string | null): Promise<void> {
  const [other] = await tx
    .select({ id: parties.id })
    .from(parties)
    .where(and(eq(parties.case_id, case_id), eq(parties.id, id), own_id ? ne(parties.id, own_id) : undefined));
  if (!other) throw invalidInput('acts_for', 'Choose another participant of this case');
}

/** Sets aliases, addresses, and confidential data of a participant on a day. */
export async function writeDetails(
  tx: Db,
  party_id: string,
  entered: EnteredParticipant,
  today: string,
): Promise<void> {
  await tx.delete(partyAliases).where(eq(partyAliases.party_id, party_id));
  const { aliases, date_of_birth, custody } = entered;
  if (aliases.length > 0) {
    await tx.insert(partyAliases).values(aliases.map((alias, position) => ({ ...alias, party_id, position })));
  }
  await writeAddresses(tx, party_id, entered.addresses, today);
  const own = { date_of_birth, custody, custody_place: entered.custody_place || null };
  if (!date_of_birth && !custody && !own.custody_place) {
    await tx.delete(partyPrivate).where(eq(partyPrivate.party_id, party_id));
    return;
  }
  await tx
    .insert(partyPrivate)
    .values({ party_id, ...own })
    .onConflictDoUpdate({ target: partyPrivate.party_id, set: own });
}

/** Sets the addresses. One that is no longer listed ends today and stays in the history. */
async function writeAddresses(
  tx: Db,
  party_id: string,
  entered: EnteredParticipant['addresses'],
  today: string,
): Promise<void> {
  const before = await tx.delete(partyAddresses).where(eq(partyAddresses.party_id, party_id)).returning();
  const past = before
    .filter((one) => !entered.some(({ kind, address }) => kind === one.kind && address === one.address))
    .map(({ kind, address, from_day, to_day, source, undeliverable }) => {
      return { kind, address, from_day, to_day: to_day ?? today, source, undeliverable };
    });
  const all = [...entered, ...past];
  if (all.length > 0) {
    await tx.insert(partyAddresses).values(all.map((one, position) => ({ ...one, party_id, position })));
  }
}
