import type { Statement, StatementKind } from '#domain/documentFacts/Statement';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentType } from '#domain/documentTypes/TypeProfile';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Outcome, Problem } from '../Outcome.ts';
import type { DoubtMessage, ProblemMessage } from '../RuleMessages.ts';
import type { UnreadMessage } from './messages.ts';

export const met: Outcome = { outcome: 'met' };
export const notApplicable: Outcome = { outcome: 'not_applicable' };
export const notChecked = (why: DoubtMessage): Outcome => ({ outcome: 'not_checked', why });
export const broken = (...problems: [Problem, ...Problem[]]): Outcome => ({ outcome: 'broken', problems });

/** The statements of these kinds in one document. */
export function statementsIn(document: CheckedDocument, ...kinds: StatementKind[]): Statement[] {
  return document.facts.statements.filter(({ kind }) => kinds.includes(kind));
}

/** Whether any document of the submission states it, because a rule's requirement may be met in a separate document. */
export function anyStates({ documents }: Submission, ...kinds: StatementKind[]): boolean {
  return documents.some((document) => statementsIn(document, ...kinds).length > 0);
}

/** The title of a document and the name given by its filer. For its type, see typeOf. */
export const titleOf = ({ reading: { doc_type, title } }: CheckedDocument): string =>
  [doc_type?.parts?.words, doc_type?.parts?.which, title?.value].filter((words) => words !== undefined).join(' ');

/** The catalog entry of a document's type, if the type was read. */
export const typeOf = ({ reading }: CheckedDocument): DocumentType | undefined =>
  reading.doc_type && documentType(reading.doc_type.value);

/** A text with this few words is a cover, an image caption, or a fragment. */
const fewWords = 20;

/** The part of a document that could not be read, from which nothing is reported missing. */
export function unreadIn({ facts }: CheckedDocument): UnreadMessage | undefined {
  const { pages_without_text: pages } = facts.file;
  if (pages.length > 0) return { code: 'unread.pictures', values: { pages } };
  const unclear = facts.unclear_pages ?? [];
  if (unclear.length > 0) return { code: 'unread.text_layer', values: { pages: unclear } };
  const counts = facts.parts[0]?.counts;
  if (counts !== undefined) return { code: 'unread.truncated', values: { last: counts.last, of: counts.of } };
  return facts.words.all < fewWords ? { code: 'unread.too_few_words', values: {} } : undefined;
}

/** Reports that something is missing from the lead document, unless parts of it could not be read. */
export function missing(
  document: CheckedDocument,
  says: ProblemMessage,
  more?: Pick<Problem, 'adviceOnly' | 'lacking'>,
): Outcome {
  const unread = unreadIn(document);
  return unread === undefined
    ? broken({ says, evidence: [], ...more })
    : notChecked({ code: 'missing_unless_unread', values: { problem: says, unread } });
}
