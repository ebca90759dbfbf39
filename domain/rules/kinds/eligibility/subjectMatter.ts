import type { Evaluator } from '../Evaluator.ts';
import { broken, met, statementsIn, titleOf } from '../shared/lookup.ts';

const ofFamily =
  /divorce|dissolution of marriage|legal separation|alimony|custody|probate|letters (?:testamentary|of)|small claims/i;
const ofImmigration =
  /removal proceeding|asylum|cancellation of removal|withholding|bond redetermination|immigration judge|eoir/i;

/** Whether the court has jurisdiction over such a case. */
export const subjectMatter: Evaluator<'subject_matter'> = ({ parameters }, { documents }) => {
  const [lead] = documents;
  const title = titleOf(lead);
  const evidence = lead.reading.title?.evidence ?? [];
  if (parameters.not_heard === 'family_and_probate') {
    const match = ofFamily.exec(title);
    if (match === null) return met;
    return broken({
      says: { code: 'eligibility.not_heard_in_federal_court', values: { named: match[0].toLowerCase() } },
      evidence,
    });
  }
  // A state court makes special immigrant juvenile findings in its own cases (8 U.S.C. § 1101(a)(27)(J)).
  if (statementsIn(lead, 'juvenile_findings').length > 0) return met;
  if (!ofImmigration.test(title) && statementsIn(lead, 'immigration_relief').length === 0) return met;
  return broken({
    says: { code: 'eligibility.immigration_in_state_court', values: {} },
    evidence: statementsIn(lead, 'immigration_relief')[0]?.evidence ?? evidence,
  });
};
