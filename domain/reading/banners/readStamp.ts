import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import { type FoundNumber, findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import type { Banner } from './Banner.ts';

const stampedDocuments = ['Opinion', 'OPINION', 'Order', 'ORDER', 'Decision'];
const stampAdverbs = [/ELECTRONICALLY\s+/, /Electronically\s+/, /Endorsed\s+/, /ENDORSED\s+/];
const filedWords = [
  'E-?FILED?',
  'E-?Filed',
  'EFILED',
  'eFiled',
  'F ?I ?L ?E ?D',
  'Filed',
  'FILED DATE',
  'Date Filed',
  'DATE FILED',
  'File Date',
  'FILE DATE',
  'Filing #',
  // Florida's portal in a scan that lost the number sign: `Filing 40012345 E-Filed 04/11/2016`.
  /Filing(?= \d{6,} E-?Filed)/,
  'Filing Date',
  'FILING DATE',
  /ENDORSED(?=\W*$)/,
  // Michigan's appellate courts stamp the margin: `RECEIVED by MCOA 7/25/2022 1:45:39 PM`.
  /RECEIVED by (?:MCOA|MSC|(?:the )?Michigan (?:Court of Appeals|Supreme Court))/,
  // Ohio's highest court stamps the foot: `Supreme Court of Ohio Clerk of Court - Filed April 17, 2025 - Case No. …`
  /(?:[A-Z][a-z]+ (?:of )?){2,5}Clerk of (?:the )?Court - Filed/,
];
/** How clerks' stamps begin. A lower-case `filed` is prose. */
const begins = pattern()`^[^A-Za-z0-9]*(?:${anyOf(stampedDocuments)}\s+)?${anyOf(stampAdverbs)}?${anyOf(filedWords)}(?![a-z])`;
/** Texas clerks stamp the time first: `5/6/2020 9:20 AM`, then their name. */
const clock = /^\d{1,2}\/\d{1,2}\/\d{4},? (?:at )?\d{1,2}:\d{2}(?::\d{2})? ?[AP]\.?M\.?(?: [A-Z]{2,3}T?)?$/i;
const stampWords = [
  'clerk',
  'deputy',
  'court',
  'county',
  'executive officer',
  /^by\b/,
  'transaction',
  'envelope',
  /\bno\b/,
  'calendar',
  /\bID\b/,
  'e-?filed',
  'accepted',
  'received',
  /[AP]\.?M\b/,
  /^\d/,
  'electronically',
  'date',
  'division',
];
const clerkWords = pattern('i')`${anyOf(stampWords)}`;
/** After a stamp's date there is a time or nothing; prose continues. */
const afterDate =
  /^[\s,;:.|)*-]*(?:at\s+)?(?:\d{1,2}:\d{2}(?::\d{2})?\s*(?:[AP]\.?M\.?)?(?:\s*\(?[A-Z]{1,3}T?\)?)?)?[\s,;:.|)*-]*(?:$|[A-Z0-9*(#])/;

const clerkLine = /\bclerk\b|\bdeputy\b|envelope|transaction|reviewed by|accepted|e-?filing id/i;

/** Lines of a turned stamp are within this many type sizes of its first. */
const turnedReach = 8;

const reachRows = 7;
/** Paragraphs of flowing text count two rows each. */
const reachFlowRows = 14;
const reachPoints = 120;

/** The clerk's stamp that begins at a line, with the lines under it that belong to it. */
export function readStamp(lines: readonly FilingLine[], at: number): Banner | undefined {
  const first = lines[at]!;
  if (goesOn(lines[at - 1], first)) return undefined;
  const startsWithClock = clock.test(first.text);
  if (!startsWithClock && !(begins.test(first.text) && first.text.length <= lengthOf(first))) return undefined;
  const under = portalLine.test(first.text)
    ? []
    : runsVertically(first)
      ? besideTurned(lines, first)
      : linesUnder(lines, at);
  if (startsWithClock && !under.some((line) => /clerk/i.test(line.text)) && !overNumber(lines, at)) return undefined;
  const dated = firstDate([first, ...besideWord(lines, at), ...under]);
  if (dated === undefined) return undefined;
  const beside = besideWord(lines, at);
  const group = [first, ...beside, ...upToProse(under, dated.line)];
  const stamp: Banner = { kind: 'stamp', date: dated.date, lines: group };
  for (const line of group) {
    const number = findCaseNumbers(line.text)[0] ?? numberAlone(line.text);
    if (number === undefined || number.value.length < 6 || findDates(number.value).length > 0) continue;
    if (!/[A-Za-z]/.test(number.value) && !number.labeled) continue;
    stamp.number = {
      value: number.value,
      ...readBy('clerk-stamp'),
      evidence: [evidenceOf(line, number.start, number.end)],
    };
    break;
  }
  return stamp;
}

/** Florida's portal stamps one line: `Filing # 40012345 E-Filed 04/11/2016 02:10:44 PM`. */
const portalLine = /^\W*Filing ?#? ?\d{6,} E-?Filed \d/i;

const wordAlone = /^\W*(?:e-?)?filed\W*$/i;

/** Iowa's: `E-FILED` in one column, `2022 MAY 16 03:12 PM` in the next. */
function besideWord(lines: readonly FilingLine[], at: number): FilingLine[] {
  const first = lines[at]!;
  const next = lines[at + 1];
  if (next === undefined || next.page !== first.page || next.row !== first.row) return [];
  return wordAlone.test(first.text) && /\d{1,2}:\d{2}/.test(next.text) ? [next] : [];
}

/** A stamp of one line names the court and its clerk: `Electronically FILED by Superior Court … on 09/10/2021 11:37 AM …`. */
function lengthOf({ text }: FilingLine): number {
  return /\bclerk\b/i.test(text) ? 240 : 130;
}

/** Oregon's portal prints the time and the case number at the top of the page. */
function overNumber(lines: readonly FilingLine[], at: number): boolean {
  const next = lines[at + 1];
  return at < 4 && next !== undefined && next.page === lines[at]!.page && isNumber(next);
}

/** `Complaint` / `Filed: March 3, 2025` in a caption's column gives the start of the case. */
function goesOn(previous: FilingLine | undefined, line: FilingLine): boolean {
  if (previous === undefined || previous.page !== line.page || Math.abs(previous.left - line.left) > 20) return false;
  return /\b(?:complaint|action|case|petition|suit)$/i.test(previous.text.trim());
}

/** A stamp may give the number without a word: `22-C-04411-S3`. */
function numberAlone(text: string): FoundNumber | undefined {
  const fits = /^(?=.*[A-Z])(?=(?:\D*\d){6})[A-Z0-9]+(?:-[A-Z0-9]+){1,5}$/.test(text);
  return fits ? { value: text, start: 0, end: text.length, labeled: false } : undefined;
}

/** The lines of a turned stamp next to its first, the nearest one first. */
function besideTurned(lines: readonly FilingLine[], first: FilingLine): FilingLine[] {
  const away = (line: FilingLine) => Math.abs(line.left + line.right - first.left - first.right) / 2;
  const shares = (line: FilingLine) => Math.min(line.bottom, first.bottom) - Math.max(line.top, first.top) > 0;
  return lines
    .filter((line) => line !== first && line.page === first.page && runsVertically(line) && shares(line))
    .filter((line) => away(line) < turnedReach * first.size)
    .sort((one, other) => away(one) - away(other));
}

/** A short line such as `FILED` is higher than wide. */
function runsVertically({ rotated, left, right, top, bottom, text }: FilingLine): boolean {
  return rotated || (text.length >= 4 && bottom - top > 1.5 * (right - left));
}

function linesUnder(lines: readonly FilingLine[], at: number): FilingLine[] {
  const first = lines[at]!;
  const under: FilingLine[] = [];
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index]!;
    if (
      line.page !== first.page ||
      line.row - first.row > (first.source.kind === 'flow' ? reachFlowRows : reachRows) ||
      line.top - first.bottom > reachPoints
    )
      break;
    const reachRight = first.source.kind === 'flow' ? 270 : 75;
    const within = line.left >= first.left - 60 && line.right <= first.right + reachRight;
    // A clerk's name may be longer than the stamp's first line; a court's heading is not part of it.
    const centred =
      Math.abs(line.left + line.right - first.left - first.right) < 60 && first.left > 0.5 * first.pageWidth;
    const aligned =
      (Math.abs(line.left - first.left) < 25 || centred) &&
      (clerkLine.test(line.text) || (centred && belongs(line)) || isClock(line));
    // Texas clerks set their stamp flush right.
    const flush =
      first.left > 0.5 * first.pageWidth && Math.abs(line.right - first.right) < 25 && clerkLine.test(line.text);
    // A court's name in the stamp may be wider than its word.
    const wider =
      first.left > 0.5 * first.pageWidth && Math.abs(line.left - first.left) < 25 && stampPlace.test(line.text);
    if ((within || aligned || wider || flush) && line.row !== first.row) under.push(line);
    else if (line.row !== first.row && isAcross(first, line)) break;
  }
  return under;
}

const stampPlace =
  /^(?:in |u\.?s\.? |superior|district|circuit|county|(?:[a-z]+ )judicial district|state of|\* ?[a-z]+ \d)/i;

const clockWithin = /\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2} ?[AP]M/;

/** `2021 APR 02 03:14 PM` under `FILED`, or `Docket: 4/27/2021 2:10 PM; Submission: 4/27/2021 2:10 PM`. */
function isClock({ text }: FilingLine): boolean {
  return clockWithin.test(text) || (text.length <= 32 && findDates(text).length > 0);
}

/** A wider line that runs under the entire stamp ends it: the court's heading under `Filing # 1 E-Filed 11/02/2026`. */
function isAcross(first: FilingLine, line: FilingLine): boolean {
  const shared = Math.min(first.right, line.right) - Math.max(first.left, line.left);
  return first.source.kind === 'page' && shared > 0.5 * (first.right - first.left) && line.right > first.right;
}

/** The stamp continues to its date, and beyond it as long as a clerk's words follow. */
function upToProse(under: readonly FilingLine[], dated: FilingLine): FilingLine[] {
  const date = under.indexOf(dated);
  // Flowing text has no columns: text that resembles a clerk's stamp may be the document's own heading.
  const goesOn = (line: FilingLine) =>
    line.source.kind === 'flow' ? clerkLine.test(line.text) || isNumber(line) : belongs(line);
  // A clerk's name is above the office: `Mary Nicholls / District Clerk`.
  const isClerk = (line: FilingLine, next: FilingLine | undefined) =>
    line.text.length <= 40 && next !== undefined && /^\W*(?:[a-z]+ ){0,3}clerk\b/i.test(next.text);
  const end = under.findIndex((line, index) => index > date && !goesOn(line) && !isClerk(line, under[index + 1]));
  return end < 0 ? [...under] : under.slice(0, end);
}

function firstDate(group: readonly FilingLine[]): { date: NonNullable<Banner['date']>; line: FilingLine } | undefined {
  for (const line of group) {
    if (/\b(?:hearing|return|due|trial|entered|expires?)\b/i.test(line.text)) continue;
    const date = findDates(line.text)[0];
    if (date === undefined) {
      // A stamp is short words; a line of prose ends it.
      if (line.text.split(' ').length > 12) return undefined;
      continue;
    }
    if (!afterDate.test(line.text.slice(date.end))) return undefined;
    const evidence = [evidenceOf(line, date.start, date.end)];
    return { date: { value: date.iso, ...readBy('clerk-stamp, day'), evidence }, line };
  }
  return undefined;
}

function isNumber(line: FilingLine): boolean {
  const number = findCaseNumbers(line.text)[0] ?? numberAlone(line.text);
  return number !== undefined && number.end - number.start === line.text.length;
}

function belongs(line: FilingLine): boolean {
  return line.text.length <= 70 && (clerkWords.test(line.text) || isNumber(line) || findDates(line.text).length > 0);
}
