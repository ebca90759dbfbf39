import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { judgePageSize } from '../layout/judgePageSize.ts';
import type { Problem } from '../Outcome.ts';
import { conclude, type Judged } from '../shared/conclude.ts';
import { statementsIn } from '../shared/lookup.ts';
import { isOutcome, sizedPaper } from '../shared/pagedPaper.ts';
import {
  judgeActive,
  judgeEncryption,
  judgeFlattened,
  judgeMedia,
  judgeSize,
  ofEach,
  searchable,
} from './judgeFile.ts';

/** Whether the files are of the kind that the court's system takes. */
export const fileFormat: Evaluator<'file_format'> = (rule, { documents }) => {
  const [lead] = documents;
  const { parameters: asks } = rule;
  const { max_mb: most, file_name_max_chars: longest } = asks;
  const judges = [
    asks.archival ? judgeArchival : undefined,
    asks.searchable ? searchable : undefined,
    asks.unprotected ? judgeEncryption : undefined,
    asks.without_media ? judgeMedia : undefined,
    asks.flattened ? (one: CheckedDocument) => judgeFlattened(one) ?? judgeActive(one) : undefined,
    most === undefined ? undefined : (one: CheckedDocument) => judgeSize(one, most),
    longest === undefined ? undefined : (one: CheckedDocument) => judgeName(one, longest),
  ].filter((judge) => judge !== undefined);
  return conclude([
    ...judges.flatMap((judge) => ofEach(documents, judge)),
    asks.letter_size ? judgeLetter(lead) : undefined,
    asks.bookmarks ? judgeBookmarks(lead) : undefined,
    lead.facts.file.format === 'pdf' ? undefined : { why: { code: 'needs_pdf', values: {} } },
  ]);
};

/** A file that does not call itself PDF/A is none (ISO 19005-1, 6.7.11). */
function judgeArchival({ name, facts: { file } }: CheckedDocument): Problem | undefined {
  if (file.format !== 'pdf') return { says: { code: 'file.not_pdf', values: { name } }, evidence: [] };
  if (file.pdf?.archival !== false) return undefined;
  return { says: { code: 'file.not_pdf_a', values: { name } }, evidence: [] };
}

function judgeLetter(lead: CheckedDocument): Judged {
  const paper = sizedPaper(lead);
  return isOutcome(paper) ? undefined : judgePageSize(paper);
}

function judgeName({ name }: CheckedDocument, longest: number): Problem | undefined {
  const characters = [...name].length;
  if (characters <= longest) return undefined;
  return { says: { code: 'file.name_over', values: { name, characters, allowed: longest } }, evidence: [] };
}

/** Bookmarks made from the tables that a brief has. */
function judgeBookmarks(lead: CheckedDocument): Judged {
  const tables = statementsIn(lead, 'table_of_contents', 'table_of_authorities');
  if (tables.length === 0 || lead.facts.file.pdf === null || lead.facts.file.pdf.bookmarks.length > 0) return undefined;
  return { says: { code: 'file.table_without_bookmarks', values: {} }, evidence: tables[0]!.evidence };
}
