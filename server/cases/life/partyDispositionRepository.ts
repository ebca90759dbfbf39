import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import { partyDispositions } from '#server/db/schema/caseLife';
import { parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { loadParticipants } from '../participants/participantRepository.ts';

/**
 * The current parties of a case that the caller has locked or found for its viewer, with the dispositions in force. A
 * hidden name is in `full_name` only for those whom `seesAll` admits; dockets and activity name the `public_name`.
 */
export async function findPartiesWithDispositions(db: Db, case_id: string, seesAll: (party_id: string) => boolean) {
  const decided = await db
    .select()
    .from(partyDispositions)
    .where(and(inArray(partyDispositions.party_id, partiesOf(db, case_id)), isNull(partyDispositions.vacated_at)));
  const all = await loadParticipants(db, case_id);
  return all.filter(isCurrent).map((party) => {
    const { id, role, role_id, side } = party;
    const own = decided.find(({ party_id }) => party_id === id);
    const public_name = publicName(party);
    const full_name = seesAll(id) ? party.full_name : public_name;
    const outcome = { disposition: own?.disposition ?? null, decided_on: own?.decided_on ?? null };
    return { id, full_name, public_name, role, role_id, side, ...outcome };
  });
}

const partiesOf = (db: Db, case_id: string) =>
  db.select({ id: parties.id }).from(parties).where(eq(parties.case_id, case_id));

/** Ends the dispositions of the parties of a case that is open again. They remain on record. */
export async function vacateDispositions(tx: Db, case_id: string, at: Date, party_id?: string): Promise<void> {
  await tx
    .update(partyDispositions)
    .set({ vacated_at: at })
    .where(
      and(
        // By the party: one that came from a merged case brought its disposition along.
        inArray(partyDispositions.party_id, partiesOf(tx, case_id)),
        isNull(partyDispositions.vacated_at),
        party_id ? eq(partyDispositions.party_id, party_id) : undefined,
      ),
    );
}

type NewDisposition = Pick<
  typeof partyDispositions.$inferInsert,
  'disposition' | 'decided_on' | 'reason' | 'made_by' | 'made_at'
>;

/** Enters the disposition of a party of a locked case, and ends the earlier one. */
export async function writePartyDisposition(
  tx: Db,
  case_id: string,
  party: { id: string; full_name: string; role: string },
  made: NewDisposition & { made_at: Date },
): Promise<void> {
  await vacateDispositions(tx, case_id, made.made_at, party.id);
  const named = { party_id: party.id, party_name: party.full_name, party_role: party.role };
  await tx.insert(partyDispositions).values({ case_id, ...named, ...made });
}
