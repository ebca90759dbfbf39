import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';

/** Whether a file has the bookmarks that the court requires. */
export const bookmarks: Evaluator<'bookmarks'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  if (parameters.of === 'tabs') return checkTable(lead);
  const { pdf } = lead.facts.file;
  if (pdf === null) return notChecked({ code: 'needs_pdf', values: {} });
  switch (parameters.of) {
    case 'exhibits':
      return checkExhibits(submission, pdf.bookmarks);
    case 'parts':
      return checkParts(lead, pdf.bookmarks);
    case 'long_documents':
      return checkLong(lead, pdf.bookmarks, parameters.over_words);
    case 'headings':
      return checkHeadings(lead, pdf.bookmarks, parameters.targets);
  }
};

/** Self-represented parties are exempt (Cal. Rules of Court, rule 3.1110(f)(4)). */
function checkExhibits({ documents: [lead], filer }: Submission, titles: readonly string[]): Outcome {
  if (!filer.represented) return notApplicable;
  const labels = [...new Set(lead.reading.exhibits_attached.map(({ value }) => value))];
  const attached = lead.facts.parts.filter(({ role }) => role === 'attached');
  if (labels.length === 0 && attached.length === 0) return notApplicable;
  const without = labels.filter((label) => !titles.some((title) => names(title, label)));
  if (titles.length > 0 && without.length === 0) return met;
  const evidence = attached[0]?.evidence ?? lead.reading.exhibits_attached[0]?.evidence ?? [];
  return broken({ says: { code: 'file.exhibits_without_bookmarks', values: { labels: without } }, evidence });
}

/** `Ex. A - Lease` names `Exhibit A`. */
function names(title: string, label: string): boolean {
  const mark = label.trim().split(/\s+/).at(-1)!.toLowerCase();
  return title
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .includes(mark);
}

function checkParts({ facts }: CheckedDocument, titles: readonly string[]): Outcome {
  if (facts.parts.length < 2) return notApplicable;
  if (titles.length >= facts.parts.length) return met;
  return broken({
    says: {
      code: 'file.documents_without_bookmarks',
      values: { documents: facts.parts.length, bookmarks: titles.length },
    },
    evidence: facts.parts[1]!.evidence,
  });
}

/** The words of the document itself, without its exhibits. */
function checkLong({ facts }: CheckedDocument, titles: readonly string[], words: number): Outcome {
  if (facts.words.body <= 1.02 * words) return met;
  if (titles.length > 0) return met;
  return broken({
    says: { code: 'file.long_without_bookmarks', values: { words: facts.words.body, over_words: words } },
    evidence: [],
  });
}

function checkHeadings(lead: CheckedDocument, titles: readonly string[], targets: readonly string[]): Outcome {
  if (titles.length > 0) return met;
  const table = statementsIn(lead, 'table_of_contents')[0];
  const attached = lead.facts.parts.find(({ role }) => role === 'attached');
  const evidence = table?.evidence ?? attached?.evidence;
  return evidence === undefined
    ? notChecked({ code: 'file.headings_unknown', values: {} })
    : broken({ says: { code: 'file.headings_without_bookmarks', values: { targets: [...targets] } }, evidence });
}

/** A set of exhibits with a table of contents (8 C.F.R. § 1003.32(b)). */
function checkTable(lead: CheckedDocument): Outcome {
  const exhibits = Math.max(
    lead.facts.parts.filter(({ role }) => role === 'attached').length,
    lead.reading.exhibits_attached.length,
  );
  if (exhibits < 2) return notApplicable;
  if (statementsIn(lead, 'table_of_contents').length > 0) return met;
  return broken({
    says: { code: 'file.exhibits_without_table', values: { exhibits } },
    evidence: lead.facts.parts.find(({ role }) => role === 'attached')?.evidence ?? [],
  });
}
