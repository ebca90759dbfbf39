import { and, asc, eq, isNull } from 'drizzle-orm';
import { parties } from '#server/db/schema/cases';
import { partyDispositions } from '#server/db/schema/caseLife';
import type { Db } from '#server/kernel/Database';

/** The parties of a case that the caller has locked or found for its viewer, with the dispositions in force. */
export async function findPartiesWithDispositions(db: Db, case_id: string) {
  const inForce = and(eq(partyDispositions.party_id, parties.id), isNull(partyDispositions.vacated_at));
  return db
    .select({
      id: parties.id,
      full_name: parties.full_name,
      role: parties.role,
      disposition: partyDispositions.disposition,
      decided_on: partyDispositions.decided_on,
    })
    .from(parties)
    .leftJoin(partyDispositions, inForce)
    .where(eq(parties.case_id, case_id))
    .orderBy(asc(parties.position), asc(parties.id));
}

/** Ends the dispositions of the parties of a case that is open again. They remain on record. */
export async function vacateDispositions(tx: Db, case_id: string, at: Date, party_id?: string): Promise<void> {
  await tx
    .update(partyDispositions)
    .set({ vacated_at: at })
    .where(
      and(
        eq(partyDispositions.case_id, case_id),
        isNull(partyDispositions.vacated_at),
        party_id ? eq(partyDispositions.party_id, party_id) : undefined,
      ),
    );
}
