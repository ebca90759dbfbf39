import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  type ImportFailure,
  importLimits,
  type Separator,
  separatorSigns,
} from '#domain/attorneys/imports/importTerms';

/** A record of the file with the line on which it ends. */
export type ParsedRow = { cells: string[]; line: number };

/** A file that is not a table, with the line at which that shows. */
export class UnreadableTable extends Error {
  readonly failure: ImportFailure;
  readonly line: number | null;
  constructor(failure: ImportFailure, line: number | null) {
    super(failure);
    this.failure = failure;
    this.line = line;
  }
}

const charactersAtOnce = 64 * 1024;

/** The records of a table, the header first, as they are parsed. Empty lines are left out. */
export async function* parseRows(
  text: string,
  separator: Separator,
  onRead: (characters: number) => void = () => {},
): AsyncGenerator<ParsedRow> {
  const skipped = /^sep=.\r?\n/.exec(text)?.[0] ?? '';
  const before = skipped ? 1 : 0;
  let [records, last] = [0, before];
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, cast: false },
    delimiter: separatorSigns[separator],
    max_record_size: importLimits.lineCharacters,
    // Records that wait in the stream are lost when the next one is faulty; this counts them before.
    on_record: (record, { lines }) => {
      last = lines + before;
      return record;
    },
  });
  const source = Readable.from(piecesOf(text, skipped.length, onRead));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines + before;
      if (record.length > importLimits.columns && records === 0) throw new UnreadableTable('too_many_columns', line);
      if (++records > importLimits.rows + 1) throw new UnreadableTable('too_many_rows', line);
      yield { cells: record, line };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The mistake is in the record after the last complete one, not on the line where the parser gave up.
    throw new UnreadableTable(failureOf(error), last + 1);
  }
}

function* piecesOf(text: string, from: number, onRead: (characters: number) => void): Generator<string> {
  for (let start = from; start < text.length; start += charactersAtOnce) {
    yield text.slice(start, start + charactersAtOnce);
    onRead(Math.min(text.length, start + charactersAtOnce));
  }
}

function failureOf({ code }: CsvError): ImportFailure {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'line_too_long';
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'open_quote' : 'bad_quote';
}
