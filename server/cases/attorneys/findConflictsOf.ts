import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import { findExclusion } from '#domain/cases/suggestAttorneys';
import type { StoredAttorney } from '#server/attorneys/attorneyRepository';
import { findFirms } from '#server/attorneys/findFirms';
import type { Db } from '#server/kernel/Database';
import type { StoredCase } from '../caseRepository.ts';
import { loadRepresented } from './loadRepresented.ts';

/** The conflicts of interest of an attorney in a case, for a participant if one is given. */
export async function findConflictsOf(
  db: Db,
  attorney: StoredAttorney,
  held: Pick<StoredCase, 'id' | 'court_id' | 'case_type'>,
  for_party: string | null,
): Promise<AttorneyConflict[]> {
  const parties = await loadRepresented(db, held);
  const firms = await findFirms(db, [attorney.id]);
  const examined = { ...attorney, firms: firms.get(attorney.id) ?? [], assigned: false };
  const excluded = findExclusion(examined, parties, { for_party, case_type: held.case_type });
  return excluded?.why === 'conflict' ? excluded.conflicts : [];
}
