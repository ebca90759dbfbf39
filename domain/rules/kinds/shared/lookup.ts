import type { Statement, StatementKind } from '#domain/documentFacts/Statement';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentType } from '#domain/documentTypes/TypeProfile';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Outcome, Problem } from '../Outcome.ts';

export const met: Outcome = { outcome: 'met' };
export const notApplicable: Outcome = { outcome: 'not_applicable' };
export const notChecked = (why: string): Outcome => ({ outcome: 'not_checked', why });

export function broken(problem: Problem, ...more: Problem[]): Outcome {
  return { outcome: 'broken', problems: [problem, ...more] };
}

/** What one paper states, of any of these kinds. */
export function statementsIn(document: CheckedDocument, ...kinds: StatementKind[]): Statement[] {
  return document.facts.statements.filter(({ kind }) => kinds.includes(kind));
}

/** Whether any paper of the submission states it: what a rule wants may come as a paper of its own. */
export function anyStates({ documents }: Submission, ...kinds: StatementKind[]): boolean {
  return documents.some((document) => statementsIn(document, ...kinds).length > 0);
}

/** What a document calls itself, and what its filer calls it; of its type alone this says nothing (see typeOf). */
export const titleOf = ({ reading: { doc_type, title } }: CheckedDocument): string =>
  [doc_type?.parts?.words, doc_type?.parts?.which, title?.value].filter((words) => words !== undefined).join(' ');

/** What the catalog knows of a document's type, as far as it was read. */
export const typeOf = ({ reading }: CheckedDocument): DocumentType | undefined =>
  reading.doc_type && documentType(reading.doc_type.value);

/** So few words are a cover, a picture's caption or a fragment. */
const fewWords = 20;

/** Why nothing can be said to be missing: the machine has not read the whole paper. */
export function unreadWhy({ facts }: CheckedDocument): string | undefined {
  const { pages_without_text: pages } = facts.file;
  if (pages.length > 0) return `${namePages(pages)} could not be read: pictures without words.`;
  const unclear = facts.unclear_pages ?? [];
  if (unclear.length > 0) return `The text layer of ${namePages(unclear).toLowerCase()} is unreadable.`;
  const counts = facts.parts[0]?.counts;
  if (counts !== undefined) return `The file ends on page ${counts.last} of ${counts.of}.`;
  return facts.words.all < fewWords ? 'Too few words could be read to say that something is missing.' : undefined;
}

function namePages(pages: readonly number[]): string {
  const shown = pages.slice(0, 5).join(', ');
  return pages.length === 1 ? `Page ${shown}` : `Pages ${shown}${pages.length > 5 ? ' and others' : ''}`;
}

/** Something is missing from the lead paper: a finding, unless parts of it could not be read. */
export function missing(
  document: CheckedDocument,
  message: string,
  mend: string,
  more: Pick<Problem, 'adviceOnly' | 'lacking'> = {},
): Outcome {
  const why = unreadWhy(document);
  return why === undefined ? broken({ message, mend, evidence: [], ...more }) : notChecked(`${message} ${why}`);
}

/** `a, b and c` */
export function inWords(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
