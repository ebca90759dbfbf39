import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { checkPageSize } from '../layout/checkPageSize.ts';
import type { Problem } from '../Outcome.ts';
import { conclude, type PartOutcome } from '../shared/conclude.ts';
import { statementsIn } from '../shared/lookup.ts';
import { isOutcome, sizedPaper } from '../shared/pagedDocument.ts';
import {
  checkActiveContent,
  checkEncryption,
  checkFlattened,
  checkMedia,
  checkSize,
  ofEach,
  searchable,
} from './checkFile.ts';

/** Whether the files have a format that the court's system accepts. */
export const fileFormat: Evaluator<'file_format'> = (rule, { documents }) => {
  const [lead] = documents;
  const { parameters: asks } = rule;
  const { max_mb: most, file_name_max_chars: longest } = asks;
  const judges = [
    asks.archival ? checkArchival : undefined,
    asks.searchable ? searchable : undefined,
    asks.unprotected ? checkEncryption : undefined,
    asks.without_media ? checkMedia : undefined,
    asks.flattened ? (one: CheckedDocument) => checkFlattened(one) ?? checkActiveContent(one) : undefined,
    most === undefined ? undefined : (one: CheckedDocument) => checkSize(one, most),
    longest === undefined ? undefined : (one: CheckedDocument) => checkName(one, longest),
  ].filter((judge) => judge !== undefined);
  return conclude([
    ...judges.flatMap((judge) => ofEach(documents, judge)),
    asks.letter_size ? checkLetter(lead) : undefined,
    asks.bookmarks ? checkBookmarks(lead) : undefined,
    lead.facts.file.format === 'pdf' ? undefined : { why: { code: 'needs_pdf', values: {} } },
  ]);
};

/** A file that does not identify itself as PDF/A is not PDF/A (ISO 19005-1, 6.7.11). */
function checkArchival({ name, facts: { file } }: CheckedDocument): Problem | undefined {
  if (file.format !== 'pdf') return { says: { code: 'file.not_pdf', values: { name } }, evidence: [] };
  if (file.pdf?.archival !== false) return undefined;
  return { says: { code: 'file.not_pdf_a', values: { name } }, evidence: [] };
}

function checkLetter(lead: CheckedDocument): PartOutcome {
  const document = sizedPaper(lead);
  return isOutcome(document) ? undefined : checkPageSize(document);
}

function checkName({ name }: CheckedDocument, longest: number): Problem | undefined {
  const characters = [...name].length;
  if (characters <= longest) return undefined;
  return { says: { code: 'file.name_over', values: { name, characters, allowed: longest } }, evidence: [] };
}

/** Bookmarks for the entries of a brief's tables. */
function checkBookmarks(lead: CheckedDocument): PartOutcome {
  const tables = statementsIn(lead, 'table_of_contents', 'table_of_authorities');
  if (tables.length === 0 || lead.facts.file.pdf === null || lead.facts.file.pdf.bookmarks.length > 0) return undefined;
  return { says: { code: 'file.table_without_bookmarks', values: {} }, evidence: tables[0]!.evidence };
}
