import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/** Whether a document with restricted public access is marked accordingly. */
export const accessRestriction: Evaluator<'access_restriction'> = (rule, { documents, chosen, forum }) => {
  const { parameters } = rule;
  if (isOfOtherCases(rule, forum)) return notApplicable;
  const [lead] = documents;
  if (parameters.asks === 'immigration_case_type') {
    if (chosen.case_type === null) return notChecked({ code: 'eligibility.case_type_not_chosen', values: {} });
    if (chosen.case_type === 'Immigration') return met;
    return broken({
      says: { code: 'eligibility.not_immigration_case_type', values: { chosen: chosen.case_type } },
      evidence: lead.reading.case_type?.evidence ?? [],
    });
  }
  const sensitive = lead.facts.identifiers.filter(({ confidence }) => confidence >= 0.7);
  // A will is not redacted (Tex. R. Civ. P. 21c(b)).
  if (sensitive.length === 0 || lead.reading.doc_type?.value === 'will') return notApplicable;
  if (statementsIn(lead, 'front_sensitive_notice').length > 0) return met;
  const found = missing(lead, { code: 'eligibility.sensitive_data_unmarked', values: {} });
  return found.outcome === 'broken'
    ? broken({ ...found.problems[0], evidence: sensitive.flatMap(({ evidence }) => evidence).slice(0, 8) })
    : found;
};
