import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, type JoinedText, joinLines } from '#domain/text/JoinedText';
import { toRows } from '#domain/text/toRows';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { titleIn } from '../title/titleIn.ts';
import { isAside, isContact } from './markers.ts';
import type { Parties } from './readParties.ts';
import { isPlain } from './splitAtAnd.ts';
import { splitNames } from './splitNames.ts';
import { trim } from './textRange.ts';

/** The Labor Board's number for charges, not for elections: `28-CA-128098`. */
const chargeNumber = /\b\d{1,2}\s?[-–—]\s?C[ABCDEGP]\s?[-–—]\s?\d{3,6}/;
const heading = /\b(?:board|judges|division|region|regional|branch|office|nlrb|washington)\b/i;
const rowsLooked = 40;
const mostRows = 6;

/**
 * The Labor Board joins the respondent and who charges by `and` alone: `Elm Corp. and Leo Roe. Case 25-CA-8549`, or the
 * word in a row between them.
 */
export function readBoardTitle(front: readonly FilingLine[]): Parties | undefined {
  const page = front[0]?.page;
  const rows = toRows(front.filter((line) => line.page === page)).slice(0, rowsLooked);
  const numbered = rows.findIndex((row) => row.some(({ text }) => chargeNumber.test(text)));
  if (numbered < 0) return undefined;
  const parted = rows.findIndex((row) => /^\W*and\W*$/i.test(row[0]!.text));
  const names =
    parted > 0 && Math.abs(parted - numbered) < mostRows ? namesInRows(rows, parted) : namesInTitle(rows, numbered);
  return names === undefined || names.defendants.length === 0 || names.plaintiffs.length === 0 ? undefined : names;
}

function namesInRows(rows: readonly FilingLine[][], parted: number): Parties | undefined {
  const above = rows.slice(Math.max(0, parted - mostRows), parted).map((row) => row[0]!);
  const start = above.findLastIndex((line) => heading.test(line.text) || isAside(line.text) || isContact(line.text));
  const below = rows.slice(parted + 1, parted + 1 + 2 * mostRows).map((row) => row[0]!);
  const end = below.findIndex(
    (line) =>
      /^[^a-z]*\b(?:for the|esq)\b/i.test(line.text) || isContact(line.text) || titleIn(line.text) !== undefined,
  );
  const charging = (end < 0 ? [] : below.slice(0, end)).filter(
    (line) => line.left < 0.42 * line.pageWidth && !isAside(line.text) && !chargeNumber.test(line.text),
  );
  const respondent = joinLines(above.slice(start + 1));
  const all = joinLines(charging);
  return {
    plaintiffs: whole(all, 0, all.text.length),
    defendants: splitNames(respondent.text).map((name) => ({
      value: name.value,
      ...readBy('title-line'),
      evidence: evidenceIn(respondent, name.start, name.end),
    })),
    claimants: [],
  };
}

function namesInTitle(rows: readonly FilingLine[][], numbered: number): Parties | undefined {
  const joined = joinLines(rows.slice(Math.max(0, numbered - mostRows), numbered + 1).flat());
  const number = /[.,]?\s+Cases?\s+(?:Nos?\.\s*)?(?=\d)/.exec(joined.text);
  if (number === null) return undefined;
  const before = joined.text.slice(0, number.index);
  const begin = [...before.matchAll(/\b(?:volumes|decisions|BOARD|NLRB No|errors)\b[.\s\d]*/gi)].at(-1);
  const from = begin === undefined ? 0 : begin.index + begin[0].length;
  const and = / and /.exec(before.slice(from));
  if (and === null || and.index > 120 || !/^["A-Z\d]/.test(before.slice(from))) return undefined;
  return {
    plaintiffs: whole(joined, from + and.index + and[0].length, number.index),
    defendants: whole(joined, from, from + and.index),
    claimants: [],
  };
}

/** A union's name has commas and `and`: only a person behind the last one is another. */
function whole(joined: JoinedText, start: number, end: number): ReadField<string>[] {
  const range = trim(joined.text, { start, end });
  const text = joined.text.slice(range.start, range.end);
  const last = text.lastIndexOf(' and ');
  if (last > 0 && isPlain(text.slice(last + 5)) && !/,/.test(text.slice(last))) {
    const at = range.start + last;
    return [...whole(joined, range.start, at), ...whole(joined, at + 5, range.end)];
  }
  const value = text.replace(/(?<=[a-z])- (?=[a-z])/g, '').replace(/\s+/g, ' ');
  if (!/^["A-Z\d]/.test(value) || value.length > 200) return [];
  return [{ value, ...readBy('title-line'), evidence: evidenceIn(joined, range.start, range.end) }];
}
