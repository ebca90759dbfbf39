import type { RefusalCode } from '#contract/refusals';
import { refusals } from '#contract/refusals';
import type { UncertainField } from '#domain/acceptance/CompletenessReasons';
import { documentTypeLabel } from '#domain/documentTypes/label';
import type { RequiredContent } from '#domain/documentTypes/TypeProfile';
import type { FilingReasons } from '#domain/filings/ReasonMessage';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { ProblemText, Texts } from '../../Catalog.ts';
import { pagesNamed, withArticle } from '../words.ts';

const contents: Record<RequiredContent, string> = {
  doc_type: 'The document type is not stated.',
  court: 'The court is not named.',
  case_number: 'No case number is given.',
  plaintiffs: 'No plaintiff or petitioner is named.',
  defendants: 'No defendant or respondent is named.',
  party: 'No party is named.',
  signature: 'No signature was found.',
  service: 'No certificate of service was found.',
};

const fields: Record<UncertainField, string> = {
  doc_type: 'The document type',
  court: 'The court',
  case_number: 'The case number',
  filing_date: 'The filing date',
  amount_cents: 'The amount',
  judge_name: 'The judge',
};

/** Why filings are complete, incomplete, or uncertain; `problem` writes what a rule found. */
export const filingReasons = (problem: (says: ProblemMessage) => ProblemText): Texts<FilingReasons> => ({
  all_found: ({ type, named }) => {
    const words = named ?? (type === null ? 'document' : documentTypeLabel(type));
    return `All required parts of ${withArticle(words.toLowerCase())} were found.`;
  },
  content_missing: ({ content }) => contents[content],
  value_uncertain: ({ field }) => `${fields[field]} is uncertain. Check it.`,
  handwriting_unread: ({ pages }) => `Handwriting on ${pagesNamed(pages)} was not read. Check the values there.`,
  finding: ({ says, authority }) => `${problem(says).message} (${authority})`,
  more_findings: ({ count }) =>
    `${count} more ${count === 1 ? 'finding' : 'findings'} for which the clerk may return it.`,
  pages_unread: ({ unread, of }) => {
    if (unread === of) return 'None of its pages could be read: they are images.';
    return unread === 1
      ? `One of its ${of} pages is an image that could not be read.`
      : `${unread} of its ${of} pages are images that could not be read.`;
  },
  analysis_failed: ({ refusal }) => `The analysis failed: ${refusals[refusal as RefusalCode].words}`,
});
