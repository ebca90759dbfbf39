import { isCourtsOwn } from '#domain/documentTypes/documentType';
import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { isOfService } from '../shared/documentNature.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** A document of unlabeled exhibits may contain any of them. */
const ofExhibits = /exhibits|appendix|attachments|compendium|binder|evidence|record/i;

/**
 * Whether the exhibits that a document describes as attached were submitted with it, in the same file or as supporting
 * documents. Exhibits that are sealed, previously filed, lodged, or attached to another document are not required.
 */
export const exhibitsAttached: Evaluator<'exhibits_attached'> = (_rule, submission) => {
  const outcomes = submission.documents.map((document, index) => ofDocument(submission, document, index));
  const problems = outcomes.flatMap((one) => (one.outcome === 'broken' ? one.problems : []));
  const [first, ...rest] = problems;
  if (first !== undefined) return broken(first, ...rest);
  return (
    outcomes.find(({ outcome }) => outcome === 'not_checked') ??
    outcomes.find(({ outcome }) => outcome === 'met') ??
    notApplicable
  );
};

function ofDocument({ documents }: Submission, document: CheckedDocument, index: number): Outcome {
  const said = statementsIn(document, 'exhibit_said_attached');
  if (said.length === 0 || isCourtsOwn(document.reading.doc_type?.value)) return notApplicable;
  const here = new Set(documents.flatMap(labelsOf));
  const away = said.filter(({ value }) => value !== undefined && !here.has(bare(value)));
  if (away.length === 0) return met;
  const missed = away.map(({ value }) => value!);
  const others = documents.filter((one) => one !== document);
  if (others.some((one) => ofExhibits.test(`${one.name} ${titleOf(one)}`))) return met;
  // If this many attachments have no label, or only the e-filing system's label, they are assumed to be the missing
  // ones.
  const labels = new Set(said.map(({ value }) => bare(value ?? '')));
  const unlabeled = document.facts.parts.filter(
    ({ role, title }) => role === 'attached' && !labeled.test(title ?? ''),
  ).length;
  const loose = others.filter((one) => isLoose(one) && !labelsOf(one).some((label) => labels.has(label))).length;
  if (unlabeled + loose >= away.length) return met;
  // A document with a docket header was already filed, with its exhibits as separate files.
  if (statementsIn(document, 'efiling_banner').length > 0)
    return notChecked({ code: 'boundaries.exhibits_perhaps_on_docket', values: { labels: missed } });
  const pictures = document.facts.file.pages_without_text;
  if (pictures.length > 0)
    return notChecked({ code: 'boundaries.exhibits_perhaps_unread', values: { from: pictures[0]! } });
  return broken({
    says: {
      code: 'boundaries.exhibits_missing',
      values: { file: document.kind === 'lead' ? null : document.name, labels: missed },
    },
    evidence: away.flatMap(({ evidence }) => evidence).slice(0, 12),
    document: index,
  });
}

/** A supporting document whose type does not support another may be an exhibit, regardless of its name. */
const supports =
  /declaration|affidavit|affirmation|memorandum|brief|proposed|cover ?sheet|summons|certificate|proof of|notice|motion|statement/i;
const isLoose = (one: CheckedDocument) =>
  one.kind === 'supporting' && !isOfService(one) && !supports.test(`${titleOf(one)} ${one.name}`);
const labeled =
  /\b(?:exhibits?|ex|attachment|tab|annex|appendix)\b[\W_]{0,3}(?:no\.?\s*)?["'#]?([A-Z]{1,2}|\d{1,3})\b/i;
const exhibitNouns = ['exhibits?', 'exhs?', 'exs?', 'attachments?', 'tab'];
const labelsIn = pattern(
  'gi',
)`(?<![a-z])${anyOf(exhibitNouns)}[\W_]{0,3}(?:no\W*)?([a-z]{1,2}|\d{1,3})(?![a-z])(?:\s?(?:-|to|through|thru)\s?([a-z]|\d{1,3})(?![a-z]))?`;

/** The exhibit labels of a document: those found in it, and those in its name and title. */
function labelsOf({ reading, facts, name, kind }: CheckedDocument): string[] {
  const titles = [
    ...reading.exhibits_attached.map(({ value }) => value),
    ...facts.parts.filter(({ role }) => role === 'attached').map(({ title }) => title ?? ''),
    ...(facts.file.pdf?.bookmarks ?? []),
    ...(facts.file.pdf?.attachments ?? []),
    ...(kind === 'supporting' ? [name.replace(/\.[a-z]{3,4}$/i, ''), reading.title?.value ?? ''] : []),
  ];
  return titles.flatMap((title) => [...title.matchAll(labelsIn)].flatMap(([, from, to]) => range(from!, to)));
}

function range(from: string, to: string | undefined): string[] {
  if (to === undefined) return [bare(from)];
  const numbers = /^\d+$/.test(from) && /^\d+$/.test(to);
  const start = numbers ? Number(from) : from.toUpperCase().charCodeAt(0);
  const end = numbers ? Number(to) : to.toUpperCase().charCodeAt(0);
  if (end < start || end - start > 60) return [bare(from), bare(to)];
  return Array.from({ length: end - start + 1 }, (_, at) =>
    numbers ? String(start + at) : String.fromCharCode(start + at),
  );
}

const bare = (label: string) => label.toUpperCase().replace(/^0+(?=\d)/, '');
