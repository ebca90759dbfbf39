import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/** Whether a paper that the public may not see whole is marked so. */
export const accessRestriction: Evaluator<'access_restriction'> = (rule, { documents, chosen, forum }) => {
  const { parameters } = rule;
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const [lead] = documents;
  if (parameters.asks === 'immigration_case_type') {
    if (chosen.case_type === null) return notChecked('No type of case was chosen with the filing.');
    if (chosen.case_type === 'Immigration') return met;
    return broken({
      message: `The type chosen is ${chosen.case_type}; this is an immigration case, whose papers the public does not see from afar.`,
      mend: 'Choose the case type "Immigration".',
      evidence: lead.reading.case_type?.evidence ?? [],
    });
  }
  const sensitive = lead.facts.identifiers.filter(({ confidence }) => confidence >= 0.7);
  // A will has to show what it shows (Tex. R. Civ. P. 21c(b)).
  if (sensitive.length === 0 || lead.reading.doc_type?.value === 'will') return notApplicable;
  if (statementsIn(lead, 'front_sensitive_notice').length > 0) return met;
  const found = missing(
    lead,
    'The paper shows sensitive data, and its first page does not say so.',
    'Leave the data out, or write at the top left of page one: "NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA."',
  );
  return found.outcome === 'broken'
    ? broken({ ...found.problems[0], evidence: sensitive.flatMap(({ evidence }) => evidence).slice(0, 8) })
    : found;
};
