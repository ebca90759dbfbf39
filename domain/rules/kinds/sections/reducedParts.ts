import type { Submission } from '../../checks/Submission.ts';
import type { Scope } from '../../scopes.ts';
import { titleOf } from '../shared/lookup.ts';
import type { PartName } from './demandTable.ts';

const ofAppellee = /appellee|respondent|answer|response|opposition/i;
const ofAppellant = /appellant|petitioner|opening|initial/i;
/**
 * The parts that an appellee may omit if satisfied with the appellant's statement (Fed. R. App. P. 28(b); Tex. R. App.
 * P. 38.2; Sup. Ct. R. 24.2).
 */
const ofAppellantAlone: readonly PartName[] = [
  'jurisdictional_statement',
  'statement_of_jurisdiction',
  'jurisdiction',
  'statement_of_issues',
  'issues_presented',
  'questions_presented',
  'statement_of_the_case',
  'statement_of_case',
  'statement_of_case_and_facts',
  'statement',
  'statement_of_facts',
  'nature_of_case',
  'introductory_paragraph',
  'cplr_5531_statement',
  'appendix',
  'identity_of_parties_and_counsel',
  'opinions_below',
  'provisions',
  'parties',
  'related_litigation',
];

/** The parts of a rule's list that are required in a brief: an appellee need not repeat the appellant's statements. */
export function reducedParts(
  names: readonly PartName[],
  { doc_types }: Scope,
  { documents: [lead] }: Submission,
): readonly PartName[] {
  if (!doc_types.includes('brief_principal')) return names;
  const title = titleOf(lead);
  const isAppellants = ofAppellant.test(title) && !ofAppellee.test(title);
  return isAppellants ? names : names.filter((name) => !ofAppellantAlone.includes(name));
}
