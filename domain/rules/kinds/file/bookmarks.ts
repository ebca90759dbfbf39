import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, inWords, met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/** Whether a file has the bookmarks that the court wants. */
export const bookmarks: Evaluator<'bookmarks'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  if (parameters.of === 'tabs') return judgeTable(lead);
  const { pdf } = lead.facts.file;
  if (pdf === null) return notChecked('Needs a PDF.');
  switch (parameters.of) {
    case 'exhibits':
      return judgeExhibits(submission, pdf.bookmarks);
    case 'parts':
      return judgeParts(lead, pdf.bookmarks);
    case 'long_documents':
      return judgeLong(lead, pdf.bookmarks, parameters.over_words);
    case 'headings':
      return judgeHeadings(lead, pdf.bookmarks, parameters.targets);
  }
};

/** Those without a lawyer are free of it (Cal. Rules of Court, rule 3.1110(f)(4)). */
function judgeExhibits({ documents: [lead], filer }: Submission, titles: readonly string[]): Outcome {
  if (!filer.represented) return notApplicable;
  const labels = [...new Set(lead.reading.exhibits_attached.map(({ value }) => value))];
  const attached = lead.facts.parts.filter(({ role }) => role === 'attached');
  if (labels.length === 0 && attached.length === 0) return notApplicable;
  const without = labels.filter((label) => !titles.some((title) => names(title, label)));
  if (titles.length > 0 && without.length === 0) return met;
  const evidence = attached[0]?.evidence ?? lead.reading.exhibits_attached[0]?.evidence ?? [];
  const which = labels.length === 0 ? 'the exhibits' : inWords(without);
  return broken({
    message: `The file has no ${without.length === 1 ? 'bookmark' : 'bookmarks'} for ${which}.`,
    mend: 'Make a bookmark to the first page of each exhibit that names its number or letter and what it is, as in “Exhibit A – Lease of March 2, 2024”.',
    evidence,
  });
}

/** `Ex. A - Lease` names `Exhibit A`. */
function names(title: string, label: string): boolean {
  const mark = label.trim().split(/\s+/).at(-1)!.toLowerCase();
  return title
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .includes(mark);
}

function judgeParts({ facts }: CheckedDocument, titles: readonly string[]): Outcome {
  if (facts.parts.length < 2) return notApplicable;
  if (titles.length >= facts.parts.length) return met;
  return broken({
    message: `The file holds ${facts.parts.length} papers and has ${titles.length === 0 ? 'no' : titles.length} bookmarks.`,
    mend: 'Make a bookmark for each paper in the file.',
    evidence: facts.parts[1]!.evidence,
  });
}

/** The paper's own words: exhibits behind it are none of them. */
function judgeLong({ facts }: CheckedDocument, titles: readonly string[], words: number): Outcome {
  if (facts.words.body <= 1.02 * words) return met;
  if (titles.length > 0) return met;
  return broken({
    message: `The paper has ${facts.words.body.toLocaleString('en-US')} words and no bookmarks; over ${words.toLocaleString('en-US')} words it needs them.`,
    mend: 'Make a bookmark for each heading of the paper.',
    evidence: [],
  });
}

function judgeHeadings(lead: CheckedDocument, titles: readonly string[], targets: readonly string[]): Outcome {
  if (titles.length > 0) return met;
  const table = statementsIn(lead, 'table_of_contents')[0];
  const attached = lead.facts.parts.find(({ role }) => role === 'attached');
  const evidence = table?.evidence ?? attached?.evidence;
  if (evidence === undefined)
    return notChecked('Without a table of contents it is not sure which headings a bookmark should lead to.');
  return broken({
    message: `The file has no bookmarks; the court wants them for ${inWords(targets)}.`,
    mend: 'Make a bookmark for each heading of the table of contents and for the first page of each attachment.',
    evidence,
  });
}

/** A bundle of exhibits with a table that leads to them (8 C.F.R. § 1003.32(b)). */
function judgeTable(lead: CheckedDocument): Outcome {
  const exhibits = Math.max(
    lead.facts.parts.filter(({ role }) => role === 'attached').length,
    lead.reading.exhibits_attached.length,
  );
  if (exhibits < 2) return notApplicable;
  if (statementsIn(lead, 'table_of_contents').length > 0) return met;
  return broken({
    message: `The file holds ${exhibits} exhibits and has no table of contents.`,
    mend: 'Put a table of contents in front of the exhibits that gives the tab and the page of each.',
    evidence: lead.facts.parts.find(({ role }) => role === 'attached')?.evidence ?? [],
  });
}
