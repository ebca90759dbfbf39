import type { NamesToLearn } from '#domain/cases/attorneyConflicts';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import { findExclusion } from '#domain/cases/suggestAttorneys';
import type { StoredAttorney } from '#server/attorneys/attorneyRepository';
import { findFirms } from '#server/attorneys/findFirms';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { StoredCase } from '../caseRepository.ts';
import { loadRepresented, namesFor } from './loadRepresented.ts';

type Found = {
  conflicts: AttorneyConflict[];
  /** Those that a line of the record names: others may read it than the people who assign cases. */
  on_record: AttorneyConflict[];
  is_neutral: boolean;
};

/** The conflicts of interest of an attorney in a case, for a participant if one is given, as a viewer may see them. */
export async function findConflictsOf(
  db: Db,
  viewer: Actor,
  attorney: StoredAttorney,
  held: Pick<StoredCase, 'id' | 'court_id' | 'case_type'>,
  for_party: string | null,
): Promise<Found> {
  const parties = await loadRepresented(db, held);
  const firms = await findFirms(db, [attorney.id]);
  const examined = { ...attorney, firms: firms.get(attorney.id) ?? [], assigned: false };
  const find = (names: NamesToLearn) => {
    const excluded = findExclusion(examined, parties, { for_party, case_type: held.case_type, names });
    return excluded?.why === 'conflict' ? excluded : { conflicts: [], is_neutral: false };
  };
  const { conflicts, is_neutral } = find(namesFor(viewer));
  return { conflicts, on_record: find('public').conflicts, is_neutral };
}
