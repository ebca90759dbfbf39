import { and, eq, isNull } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import { parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import type { Seer } from './visibleFilings.ts';

/** Whether a viewer learns the confidential data of a participant: full name of a minor, addresses, date of birth. */
export type SeesConfidential = (participant_id: string) => boolean;

/**
 * Whose confidential data a person sees in a case: court staff everyone’s, counsel that of their clients while they
 * represent them, anyone else no one’s. Every screen, list, and export that names participants decides here.
 */
export async function openParticipants(db: Db, viewer: Seer, case_id: string): Promise<SeesConfidential> {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return () => true;
    case 'attorney': {
      const clients = await db
        .select({ id: parties.id })
        .from(parties)
        .innerJoin(partyCounsel, eq(partyCounsel.party_id, parties.id))
        .innerJoin(attorneys, eq(attorneys.id, partyCounsel.attorney_id))
        .where(
          and(eq(parties.case_id, case_id), eq(attorneys.person_id, viewer.person_id), isNull(partyCounsel.ended_on)),
        );
      const ids = new Set(clients.map(({ id }) => id));
      return (id) => ids.has(id);
    }
    default:
      return () => false;
  }
}
