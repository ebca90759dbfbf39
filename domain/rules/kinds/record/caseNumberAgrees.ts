import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import { isCourtsOwn } from '#domain/documentTypes/documentType';
import { sameParty } from '#domain/names/sameParty';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether page one has the number of the case on record, and all documents of the submission have the same number. */
export const caseNumberAgrees: Evaluator<'case_number_agrees'> = (_rule, submission) => {
  const { documents, record } = submission;
  const number = documents[0].reading.case_number;
  if (number === undefined || (record === null && documents.length === 1)) return notApplicable;
  const problems = [
    ...againstRecord(submission),
    ...documents.slice(1).flatMap((one, at) => amongDocuments(documents[0], one, at + 1)),
  ];
  const [first, ...rest] = problems;
  return first === undefined ? met : broken(first, ...rest);
};

/** Some divisions use a letter in place of their number: `H-25-188` is 4:25-cr-00188 in Houston. */
const division = /^[A-Z]-(?=\d{2}-\d)/i;

function isSame(one: string, other: string): boolean {
  return sameCaseNumber(one, other) || sameCaseNumber(one.replace(division, ''), other.replace(division, ''));
}

function againstRecord({ documents: [lead], record }: Submission): Problem[] {
  const { case_number: number, related_cases } = lead.reading;
  if (number === undefined || record === null || isSame(number.value, record.case_number)) return [];
  // A document in a consolidated or removed case may show several numbers; one match suffices.
  if (related_cases.some(({ value }) => sameCaseNumber(value, record.case_number))) return [];
  return [
    {
      says: {
        code: 'record.case_number_differs',
        values: { printed: number.value, on_record: record.case_number },
      },
      evidence: number.evidence,
    },
  ];
}

/** A supporting document of the same parties in the same court. Exhibits may be from any case. */
function amongDocuments(lead: CheckedDocument, other: CheckedDocument, document: number): Problem[] {
  const mine = lead.reading.case_number;
  const its = other.reading.case_number;
  if (mine === undefined || its === undefined || isSame(mine.value, its.value)) return [];
  if (isCourtsOwn(other.reading.doc_type?.value) || /exhibit|appendix|attachment/i.test(other.name)) return [];
  if (other.reading.court?.value !== lead.reading.court?.value || !shareParty(lead, other)) return [];
  const numbers = [...lead.reading.related_cases, ...other.reading.related_cases];
  if (numbers.some(({ value }) => sameCaseNumber(value, mine.value) || sameCaseNumber(value, its.value))) return [];
  return [
    {
      says: {
        code: 'record.case_numbers_differ',
        values: { name: other.name, number: its.value, lead_number: mine.value },
      },
      evidence: its.evidence,
      document,
    },
  ];
}

function shareParty(lead: CheckedDocument, other: CheckedDocument): boolean {
  const names = ({ reading }: CheckedDocument) => [...reading.plaintiffs, ...reading.defendants].slice(0, 12);
  return names(lead).some((one) => names(other).some(({ value }) => sameParty(one.value, value)));
}
