import type { Unseen, UnseenKind } from '#domain/documentFacts/Unseen';
import type { Evidence } from '#domain/documents/DocumentText';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome, Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';

/** Whether a document contains hidden text of these kinds: one finding for each kind and document. */
export const unseenText: Evaluator<'unseen_text'> = ({ parameters }, submission) =>
  findUnseen(parameters.kinds, submission);

/** The same for failed redactions, in courts whose rule makes the filer responsible for redaction. */
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
    return notChecked({ code: 'privacy.word_97', values: {} });
  }
  return met;
}

const mostPlaces = 60;
const mostNotices = 3;

function problemOf({ name, facts }: CheckedDocument, kind: UnseenKind, document: number): Problem[] {
  const found = facts.unseen.filter((one) => one.kind === kind);
  const [first] = found;
  if (first === undefined) return [];
  const notices = [...new Map(found.map(({ says }) => [JSON.stringify(says), says])).values()].slice(0, mostNotices);
  return [
    {
      says: { code: 'privacy.unseen_words', values: { name, kind, pages: pagesOf(found), notices } },
      evidence: found.slice(0, mostPlaces).flatMap(evidenceOf),
      document,
    },
  ];
}

const pagesOf = (found: readonly Unseen[]): number[] =>
  [...new Set(found.flatMap(({ page }) => (page === null ? [] : [page])))].sort((one, other) => one - other);

/** Text that should have been redacted is not quoted. */
function evidenceOf({ page, boxes, excerpt }: Unseen): Evidence[] {
  return page === null ? [] : [{ kind: 'page', page, boxes, quote: excerpt ?? '' }];
}
