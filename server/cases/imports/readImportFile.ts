import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { caseImportWords } from '#contract/caseImportWords';
import { detectSeparator } from '#domain/attorneys/imports/detectSeparator';
import type { ImportedFile } from '#domain/cases/imports/caseFields';
import { decodeText, detectEncoding } from '#server/attorneys/imports/detectEncoding';
import { parseRows, UnreadableTable } from '#server/attorneys/imports/parseRows';
import { CaseImportRefused } from './CaseImportRefused.ts';

/** A row by the names of its columns, with its line; null for a line of JSON that is not an object. */
export type SourceRow = { line: number; cells: Record<string, string> | null };

const largestBytes = 250 * 1024 * 1024;

/** The rows of a file, `NAME.jsonl` or else `NAME.csv`; none where the folder has neither. */
export async function* readImportFile(folder: string, name: ImportedFile): AsyncGenerator<SourceRow> {
  for (const [extension, read] of [
    ['jsonl', readLines],
    ['csv', readTable],
  ] as const) {
    const file = path.join(folder, `${name}.${extension}`);
    if (existsSync(file)) return yield* read(await readText(file), file);
  }
}

async function readText(file: string): Promise<string> {
  if ((await stat(file)).size > largestBytes) {
    throw new CaseImportRefused(`${file} is larger than 250 MB. Divide it into several imports.`);
  }
  const bytes = await readFile(file);
  const encoding = detectEncoding(bytes);
  if (!encoding) throw new CaseImportRefused(`${file} is not text. Save it as CSV in UTF-8.`);
  return decodeText(bytes, encoding);
}

async function* readLines(text: string): AsyncGenerator<SourceRow> {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() !== '') yield { line: index + 1, cells: parseLine(line) };
  }
}

function parseLine(line: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const cells = Object.entries(value).map(([name, cell]) => [name, cell === null ? '' : cell] as const);
    if (cells.some(([, cell]) => typeof cell !== 'string' && typeof cell !== 'number')) return null;
    return Object.fromEntries(cells.map(([name, cell]) => [name, String(cell)]));
  } catch {
    return null;
  }
}

async function* readTable(text: string, file: string): AsyncGenerator<SourceRow> {
  let header: string[] | undefined;
  try {
    for await (const { cells, line } of parseRows(text, detectSeparator(text))) {
      if (header) yield { line, cells: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) };
      else header = cells.map((name) => name.trim());
    }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const place = error.line === null ? file : `${file}, line ${error.line}`;
    throw new CaseImportRefused(`${place}: ${tableFaults[error.failure] ?? caseImportWords.unreadable.reason}`);
  }
}

/** What is wrong with a table as a whole. */
const tableFaults: Partial<Record<UnreadableTable['failure'], string>> = {
  too_many_rows: 'The file has more than 200,000 rows. Divide it into several imports, or use JSON lines.',
  too_many_columns: 'The file has too many columns. Check its separator.',
  line_too_long: 'The row is too long. Check whether a quotation mark is missing.',
  open_quote: 'A quotation mark is not closed.',
  bad_quote: 'A quotation mark is in the wrong place. Double it within a quoted value.',
};
