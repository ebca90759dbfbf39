import { ImportRefused } from './ImportRefused.ts';

const quote = 34;
const comma = 44;
const newline = 10;
const back = 92;
const carriageReturn = 13;
const oneQuote = Buffer.from('"');

type State = 'start' | 'plain' | 'quoted' | 'escaped' | 'closing';

/** How a quotation mark within a quoted field is written: `\"`, as CourtListener's files do today, or doubled. */
export type CsvEscape = 'backslash' | 'double';

/** No wanted column is longer; a longer value is cut. */
const mostBytes = 64 * 1024;

/**
 * Reads CSV in chunks and keeps only the wanted columns, which the first row names; `push` returns the rows that the
 * chunk completes. Other columns, of many megabytes in CourtListener's files, are never copied. csv-parse, which reads
 * the roster, keeps all columns and took 5.4 times as long on 128 MB (decision 0081).
 */
export function openCsvScanner(wanted: readonly string[], escaping: CsvEscape) {
  let state: State = 'start';
  let places: (number | undefined)[] | undefined;
  let column = 0;
  let row: string[] = [];
  let pieces: Buffer[] = [];
  let kept = 0;
  let wasQuoted = false;

  function isWanted(): boolean {
    return places === undefined || places[column] !== undefined;
  }

  function keep(chunk: Buffer, from: number, to: number): void {
    if (to <= from || kept >= mostBytes || !isWanted()) return;
    const piece = chunk.subarray(from, Math.min(to, from + mostBytes - kept));
    kept += piece.length;
    pieces.push(Buffer.from(piece));
  }

  function endField(): void {
    if (isWanted()) {
      const raw = Buffer.concat(pieces).toString('utf8');
      const text = wasQuoted ? unescapeField(raw, escaping) : raw.replace(/\r$/, '');
      row[places ? places[column]! : column] = text;
    }
    [pieces, kept, wasQuoted, state] = [[], 0, false, 'start'];
    column++;
  }

  function endRow(rows: string[][]): void {
    endField();
    if (places === undefined) places = placesOf(row, wanted);
    else if (column > 1 || row.some(Boolean)) rows.push(wanted.map((_, i) => row[i] ?? ''));
    [row, column] = [[], 0];
  }

  function push(chunk: Buffer): string[][] {
    const rows: string[][] = [];
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i];
      if (state === 'quoted') {
        if (byte === quote) {
          keep(chunk, from, i);
          state = 'closing';
        } else if (byte === back && escaping === 'backslash') state = 'escaped';
      } else if (state === 'escaped') state = 'quoted';
      else if (byte === comma || byte === newline) {
        if (state === 'plain') keep(chunk, from, i);
        if (byte === comma) endField();
        else endRow(rows);
      } else if (state === 'closing') {
        if (byte === carriageReturn) continue;
        // A doubled quotation mark represents one; a stray one represents itself.
        keep(oneQuote, 0, 1);
        [state, from] = ['quoted', byte === quote ? i + 1 : i];
      } else if (state === 'start') {
        [state, wasQuoted, from] = byte === quote ? ['quoted', true, i + 1] : ['plain', false, i];
      }
    }
    if (state === 'quoted' || state === 'escaped' || state === 'plain') keep(chunk, from, chunk.length);
    return rows;
  }

  /** The last row, where the file does not end with a newline. */
  function end(): string[][] {
    const rows: string[][] = [];
    if (state !== 'start' || column > 0) endRow(rows);
    return rows;
  }

  return { push, end };
}

function placesOf(header: readonly string[], wanted: readonly string[]): (number | undefined)[] {
  const names = header.map((name) => name.replace(/^\uFEFF/, '').trim());
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new ImportRefused(`The first row does not contain the column ${missing.join(', ')}.`);
  return names.map((name) => (wanted.includes(name) ? wanted.indexOf(name) : undefined));
}

function unescapeField(raw: string, escaping: CsvEscape): string {
  return escaping === 'backslash' ? raw.replace(/\\(["\\])/g, '$1') : raw;
}
