import type { DocumentText } from '#domain/documents/DocumentText';
import { dropFurniture } from '#domain/filings/lines/dropFurniture';
import type { FilingLine } from '#domain/filings/lines/FilingLine';
import { toFilingLines } from '#domain/filings/lines/toFilingLines';
import type { Reading } from '#domain/filings/Reading';

/**
 * Words of a paper as a word processor counts them, and those of its body: without caption or cover, tables, signature,
 * certificates and what is attached (Fed. R. App. P. 32(f); Cal. Rules of Court, rules 3.1113(d), 8.204(c)(3); 22 NYCRR
 * 202.8-b(b)). Footnotes count.
 */
export function countWords(text: DocumentText, reading: Reading): { all: number; body: number } {
  const lines = dropFurniture(toFilingLines(text));
  const counts = lines.map(wordsIn);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const out = outsideBody(lines, reading);
  return { all, body: counts.reduce((sum, count, index) => (out[index] ? sum : sum + count), 0) };
}

/** Runs of characters between spaces, as the counters of word processors take them. */
function wordsIn({ text }: FilingLine): number {
  let count = 0;
  let inside = false;
  for (let index = 0; index < text.length; index++) {
    const isSpace = text.charCodeAt(index) <= 32;
    if (!isSpace && !inside) count++;
    inside = !isSpace;
  }
  return count;
}

const table = /^\W*(?:table of (?:contents|authorities|cases|citations)|index of authorities|topical index)/i;
const leader = /\.{4,}|(?:\. ){4,}|\s(?:\d{1,3}|[ivxl]{1,5}|passim)(?:, ?(?:\d{1,3}|passim))*$/;
const closing = /^\W*(?:respectfully submitted|dated?\s*:|executed (?:on|at|this))/i;
const attached =
  /^\W*(?:certificat\w+ of (?:service|compliance|conference|word count|length|mailing|interested)|proof of (?:electronic )?service|(?:affidavit|declaration|affirmation) of (?:service|mailing)|verification|exhibit(?: "?[a-z0-9]{1,3}"?)?|appendix|addendum|service list|corporate disclosure statement)\W*$/i;
/** So many lines a signature with its firm has. */
const signatureLines = 22;

/** Which lines are none of the body's. */
function outsideBody(lines: readonly FilingLine[], reading: Reading): boolean[] {
  const out = new Array<boolean>(lines.length).fill(false);
  const body = bodyStart(lines, reading);
  out.fill(true, 0, body);
  let inTable = false;
  for (let index = body; index < lines.length; index++) {
    const { text } = lines[index]!;
    if (table.test(text) && text.length < 60) inTable = true;
    else if (inTable && !staysInTable(lines, index)) inTable = false;
    if (inTable) out[index] = true;
  }
  const half = Math.max(body, Math.floor(0.4 * lines.length));
  const end = lines.findIndex(
    ({ text }, index) => index > half && !out[index] && text.length < 90 && attached.test(text),
  );
  const last = end < 0 ? lines.length : end;
  out.fill(true, last);
  for (let index = last - 1; index >= Math.max(half, last - signatureLines); index--) {
    if (closing.test(lines[index]!.text) && lines[index]!.text.length < 70) {
      out.fill(true, index, last);
      break;
    }
  }
  return out;
}

/** A table goes on as long as some of the next lines lead to pages. */
function staysInTable(lines: readonly FilingLine[], at: number): boolean {
  return lines.slice(at, at + 6).some(({ text }) => (text.length < 130 && leader.test(text)) || table.test(text));
}

/** After the title in the caption; a paper without one begins with its first line. */
function bodyStart(lines: readonly FilingLine[], { title }: Reading): number {
  if (title === undefined) return 0;
  const words = title.value.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
  const front = lines.slice(0, 80);
  const at = front.findIndex(({ text }) => text.toLowerCase().replace(/\s+/g, ' ').includes(words));
  if (at < 0) return 0;
  // A title of several lines ends where the first line is running text.
  const running = lines
    .slice(at, at + 14)
    .findIndex(({ text }) => /[a-z]{3}/.test(text) && text.length > 45 && text !== text.toUpperCase());
  return at + Math.max(1, running);
}
