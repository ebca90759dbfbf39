import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { captionOf, frontOf, isForm, opensCase } from '../shared/Front.ts';
import { broken, met, missing, notApplicable } from '../shared/lookup.ts';

/** Whether the number assigned by the court appears on the first page, in the court's format. */
export const caseNumberPattern: Evaluator<'case_number_pattern'> = ({ parameters }, { documents: [lead] }) => {
  if (captionOf(lead) === 'none') return notApplicable;
  return parameters.format === 'alien_number' ? alienNumber(lead) : indexNumber(lead);
};

/** Supreme and County Courts number by index; Family and Surrogate's Courts have other formats. */
function indexNumber(lead: CheckedDocument): Outcome {
  const { case_number: number, court } = lead.reading;
  if (/family|surrogate|civil court|city court|district court|claims|appell/i.test(court?.value ?? ''))
    return notApplicable;
  if (number === undefined) {
    // The clerk assigns it when the first documents are filed.
    if (opensCase(lead) || isForm(lead)) return notApplicable;
    if (frontOf(lead).has('number')) return met;
    return missing(lead, { code: 'caption.index_number_missing', values: {} });
  }
  // Counties use different formats (`EF003456-2026`, `E2026005678`), all with a year and a number and none with a case
  // type.
  if (/(?:19|20)\d{2}|[/-]\d{2}E?$/.test(number.value) && !/\d-?(?:cv|cr|civ|mc)-?\d/i.test(number.value)) return met;
  return broken({
    says: { code: 'caption.index_number_malformed', values: { number: number.value } },
    evidence: number.evidence,
  });
}

function alienNumber(lead: CheckedDocument): Outcome {
  const { case_number: number, plaintiffs, defendants, claimants } = lead.reading;
  const shows =
    frontOf(lead).has('a_number') ||
    /^A\W?\d/i.test(number?.value ?? '') ||
    lead.facts.identifiers.some(({ kind }) => kind === 'alien_number');
  const named = plaintiffs.length + defendants.length + claimants.length > 0 || frontOf(lead).has('matter');
  if (shows && named) return met;
  return missing(lead, { code: shows ? 'caption.respondent_missing' : 'caption.a_number_missing', values: {} });
}
