import { spellDay } from '#domain/days/spellDay';
import type { Signatory, SubmissionDoubts } from '#domain/filings/doubts/Doubt';
import type { DoubtTexts } from '../../Catalog.ts';

const likeness = { file: 'the same content as', text: 'the same text as', nearly: 'nearly the same text as' };

const compared = {
  case_number: 'case number',
  parties: 'list of parties',
  court: 'court',
  doc_type: 'document type',
  title: 'title',
};

/** `Jane Roe, bar number 83762` */
function signed({ name, bar_number }: Signatory): string {
  return [name, bar_number === null ? null : `bar number ${bar_number}`].filter((one) => one !== null).join(', ');
}

/** Doubts about a submission, each with the two values that differ. */
export const submissionDoubts: DoubtTexts<SubmissionDoubts> = {
  other_court: ({ captioned, filed_in }) => ({
    message: `This document is captioned for the ${captioned.replace(/^the /i, '')}. You are filing in the ${filed_in}.`,
    document: captioned,
    expected: filed_in,
  }),
  case_not_matched: ({ case_number }) => ({
    message: `Case number ${case_number} could not be matched to one of your cases in this court.`,
    document: case_number,
    expected: null,
  }),
  parties_not_in_case: ({ named, case_number, title }) => ({
    message: `The caption names none of the parties to case ${case_number}.`,
    document: named.join('; '),
    expected: `${case_number}, ${title}`,
  }),
  other_attorney: ({ document, filer, represents_others }) => ({
    message: represents_others
      ? `The document is from another attorney: ${signed(document)}. You are filing as ${signed(filer)}.`
      : `The document is from an attorney: ${signed(document)}. You are filing for yourself, as ${signed(filer)}.`,
    document: document.name === null ? document.bar_number! : signed(document),
    expected: signed(filer),
  }),
  received_before: ({ same, document_name, received_on }) => ({
    message: `This document has ${likeness[same]} ${document_name}, which the court received on ${spellDay(received_on)}.`,
    document: document_name,
    expected: null,
  }),
  correction_differs: ({ what, returned, corrected }) => {
    const [before, after] = [returned.join('; '), corrected.join('; ')];
    return {
      message: `The ${compared[what]} differs: the returned document states ${before}; the new one states ${after}.`,
      document: after,
      expected: before,
    };
  },
  correction_not_comparable: ({ document_name }) => ({
    message:
      'The new document could not be compared with the returned one: no case number, parties, or title was found in both.',
    document: document_name,
    expected: null,
  }),
};
