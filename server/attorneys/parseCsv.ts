import { CsvError, parse } from 'csv-parse/sync';
import { missingColumns, type RosterLine, rosterColumns } from '#domain/attorneys/readRoster';
import { Refusal } from '#server/kernel/Refusal';

const mostRows = 5000;

type Parsed = { record: string[]; info: { lines: number } };

/** Parses a roster's CSV. An invalid file is refused with the line: a missing column, a quote left open. */
export function parseCsv(text: string): { header: string[]; lines: RosterLine[] } {
  const [first, ...rest] = parseRecords(text);
  const missing = first ? missingColumns(first.record) : [...rosterColumns];
  if (!first || missing.length > 0) {
    throw rowRefusal(1, 'row', `The first row must contain the column names. Missing: ${missing.join(', ')}`);
  }
  if (rest.length === 0) throw rowRefusal(2, 'row', 'There are no attorneys below the first row.');
  if (rest.length > mostRows) throw new Refusal('csv_too_large');
  return { header: first.record, lines: rest.map(({ record, info }) => ({ line: info.lines, cells: record })) };
}

function parseRecords(text: string): Parsed[] {
  try {
    const options = {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
    };
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw rowRefusal(Number(error.lines) || 1, 'row', 'This row has an unmatched quotation mark.');
  }
}

/** Spreadsheets use semicolons in countries where the comma is the decimal point. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

function rowRefusal(row: number, field: string, message: string): Refusal {
  return new Refusal('import_refused', { rows: [{ row, field, message }] });
}
