import type {
  AttorneySuggestion,
  AttorneySuggestions,
  readAttorneySuggestions as asked,
} from '#contract/attorneySuggestions';
import type { InputOf } from '#contract/endpoint';
import { fitOfType, type TypeFit } from '#domain/attorneys/assignmentTypes';
import { comparedCounsel, comparedNames } from '#domain/cases/attorneyConflicts';
import { type AttorneyExclusion, suggestAttorneys } from '#domain/cases/suggestAttorneys';
import { firmsOf } from '#server/attorneys/findFirms';
import { rankForCase } from '#server/attorneys/rankForCase';
import { findRosterTypes } from '#server/attorneys/rosterRepository';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findAssigned } from '../assignments.ts';
import { findCase } from '../caseRepository.ts';
import { findRelatedOpen } from '../relations/findRelatedOpen.ts';
import { describeConflict } from './describeConflict.ts';
import { findConflictRule } from './findConflictRule.ts';
import { loadRepresented, namesFor } from './loadRepresented.ts';

/** The attorneys on the roster for a case, the most suitable first, with the reasons. */
export async function readAttorneySuggestions(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id, participant_id, attorney_id }: InputOf<typeof asked>,
): Promise<AttorneySuggestions> {
  const held = await findCase(db, viewer, id);
  const { court_id, case_type } = held;
  const [parties, assigned, relatedCases, types, authorities] = await Promise.all([
    loadRepresented(db, held),
    findAssigned(db, id),
    findRelatedOpen(db, viewer, id),
    findRosterTypes(db, court_id),
    findConflictRule(db, held),
  ]);
  const related = new Map(relatedCases.map((one) => [one.id, one.case_number]));
  const party = parties.find((one) => one.id === participant_id && !one.has_left);
  if (participant_id && !party) throw invalidInput('participant_id', 'Choose a participant of this case');
  const ofFit = (fit: TypeFit) => types.filter((type) => fitOfType(type, case_type, party?.side) === fit);
  const names = namesFor(viewer);
  const for_party = participant_id ?? null;
  const compared = comparedCounsel(parties, { for_party, is_criminal: case_type === 'Criminal' });
  const acting = [...compared, ...(party?.counsel ?? [])];
  const ranked = await rankForCase(db, {
    ...{ court_id, usual: ofFit('usual'), unusual: ofFit('unusual'), related: [...related.keys()], only: attorney_id },
    concerned: {
      ids: [...assigned, ...acting.flatMap((one) => one.attorney_id ?? [])],
      firms: [...new Set(compared.flatMap(({ firms }) => firms))],
      names: comparedNames(parties, names),
    },
  });
  const suggested = suggestAttorneys({
    attorneys: ranked.map((one) => ({
      ...one,
      firms: firmsOf(one),
      related: one.related.flatMap((case_id) => related.get(case_id) ?? []),
      assigned: assigned.includes(one.id),
    })),
    ...{ parties, for_party, case_type, names },
  });
  return {
    data: suggested.map(({ id: attorney, full_name, bar_number, type, firms, active_cases, ...one }) => ({
      ...{ id: attorney, full_name, bar_number, type, firm: firms[0] ?? null, active_cases },
      ...{ related: [...one.related], reasons: one.reasons, excluded: describeExclusion(one.excluded) },
    })),
    participants: parties
      .filter(({ side, has_left }) => side !== 'officer' && !has_left)
      .map((one) => ({ id: one.id, name: one.shown_name, role: one.role })),
    authorities,
  };
}

function describeExclusion(excluded: AttorneyExclusion | null): AttorneySuggestion['excluded'] {
  if (excluded?.why !== 'conflict') return excluded;
  return { ...excluded, conflicts: excluded.conflicts.map(describeConflict) };
}
