import type { Unseen, UnseenKind } from '#domain/documentFacts/Unseen';
import type { Evidence } from '#domain/documents/DocumentText';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome, WordedProblem as Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

/** Whether a paper carries words of these kinds that its reader does not see: one finding a kind and document. */
export const unseenText: Evaluator<'unseen_text'> = ({ parameters }, submission) =>
  findUnseen(parameters.kinds, submission);

/** The same of what somebody meant to redact, in the courts whose rule makes the filer redact it. */
export const failedRedaction: Evaluator<'failed_redaction'> = ({ parameters, applies_to }, submission) => {
  const { forum } = submission;
  const isOfState = applies_to.jurisdiction.some((one) => one === '*' || one === forum.jurisdiction);
  const system = forum.court_system === 'state' && forum.jurisdiction === null ? 'elsewhere' : forum.court_system;
  return parameters.system === system && isOfState ? findUnseen(parameters.kinds, submission) : notApplicable;
};

function findUnseen(kinds: readonly UnseenKind[], { documents }: Submission): Outcome {
  const problems = documents.flatMap((document, index) => kinds.flatMap((kind) => problemOf(document, kind, index)));
  const [first, ...more] = problems;
  if (first !== undefined) return broken(first, ...more);
  if (documents.every(({ facts }) => facts.file.format === 'doc') && !kinds.includes('comment')) {
    return notChecked('Of a Word 97 document (DOC) hidden and covered letters cannot be told; a PDF can be checked.');
  }
  return met;
}

const mostPlaces = 60;
const mostPages = 6;

function problemOf({ name, facts }: CheckedDocument, kind: UnseenKind, document: number): Problem[] {
  const found = facts.unseen.filter((one) => one.kind === kind);
  const [first] = found;
  if (first === undefined) return [];
  const said = [...new Set(found.map(({ message }) => message))].slice(0, 3).join(' ');
  return [
    {
      message: `“${name}”${namePages(found)}: ${said}`,
      mend: mends[kind],
      evidence: found.slice(0, mostPlaces).flatMap(evidenceOf),
      document,
    },
  ];
}

function namePages(found: readonly Unseen[]): string {
  const pages = [...new Set(found.flatMap(({ page }) => (page === null ? [] : [page])))].sort(
    (one, other) => one - other,
  );
  if (pages.length === 0) return '';
  const shown = pages.slice(0, mostPages).join(', ');
  return `, ${pages.length === 1 ? 'page' : 'pages'} ${shown}${pages.length > mostPages ? ' and others' : ''}`;
}

/** What a redaction was to hide is not quoted. */
function evidenceOf({ page, boxes, excerpt }: Unseen): Evidence[] {
  return page === null ? [] : [{ kind: 'page', page, boxes, quote: excerpt ?? '' }];
}

const redact =
  'Redact with a tool that removes the words (apply the redactions, then save as a new file), or print the redacted pages and scan them. Then try to select and copy the words.';
const show = 'Delete these words, or set them so that a reader sees them, and make the PDF anew.';
const mends: Record<UnseenKind, string> = {
  text_under_box: redact,
  text_under_image: redact,
  redaction_not_applied: redact,
  hidden_layer: 'Delete the hidden layer, or flatten the file, and save it as a new one.',
  earlier_revision:
    'Save the file under a new name (“Save as”, or print to PDF), and accept or refuse all tracked changes before.',
  comment: 'Delete all comments and notes, or print the paper to PDF without them.',
  metadata:
    'Remove the file’s properties (“Sanitize” or “Inspect document”) and rename its bookmarks, then save it as a new file.',
  white_text: show,
  invisible_text: show,
  tiny_text: show,
  off_page_text: show,
  clipped_text: show,
  covered_text: show,
  unprinted_text: 'Delete the hidden notes and fields, or flatten the file, and save it as a new one.',
  mismapped_text: 'Make the PDF anew from the word processor, so that its text is what its pages show.',
  machine_instruction: 'Delete the passage. The portal does not follow instructions that stand in a filing.',
};
