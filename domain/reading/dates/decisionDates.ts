import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { dateField } from './dateField.ts';
import { type FoundDate, findDates } from './findDates.ts';
import { otherEvent } from './otherEvent.ts';

const datedActs = [
  'decided',
  'decided and filed',
  'dated and filed',
  'opinion filed',
  'opinion issued',
  'opinion delivered',
  'order filed',
  'filed',
  'entered',
  'issued',
  'rendered',
  'delivered',
  'announced',
  'released',
  'journalized',
  'handed down',
  // The Securities and Exchange Commission's orders.
  /release no\. [\w-]+ \//,
  'officially released',
  // Alaska's opinions: `No. 7468 – July 24, 2020`.
  /no\. \d{4} [-–—]/,
  'dated?',
  /(?:affirmed|reversed|dismissed|remanded|vacated)(?: and \w+)? -/,
];
/** What appears before the date a court decided or held its minutes; on the first pages. */
const decided = pattern('i')`(?:\b${anyOf(datedActs)}[\s:]*(?:and filed|on(?: the)?|and entered)?[\s:,([]*)$`;
/** What makes it certain that a court of appeals states when it decided, whatever the document's title. */
const surelyDecided = /\b(?:decided|opinion filed|released|rendered|journalized)\b[\s:,([]*$/i;

/** After a heading's date there is a time, another sentence, or nothing; prose continues in small letters. */
const endsHere = /^[\])*,;.:\s|-]*(?:$|[A-Z(["[]|\d{1,2}:\d{2})/;
const longestLabel = 70;
/** Pennsylvania's orders begin with their day: `AND NOW, this 12th day of May, 2021, upon consideration …` */
const andNow = /^\W*and now,?(?: to wit,?)?(?: on)? this $/i;

/** The day on which a court decided, as the heading of its decision, its minutes, or its transcript states it. */
export function decisionDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  return (
    afterArgument(front, today) ??
    onItsOwnLine(front, today) ??
    afterLabel(front, decided, 'decided', today) ??
    abovePassedOrder(front, today) ??
    inSession(front, today)
  );
}

/** Massachusetts prints the days of the argument and of the decision: `Suffolk.  September 9, 2020. - January 11, 2021.` */
function afterArgument(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  for (const line of front) {
    const [argued, date, ...others] = findDates(line.text);
    if (argued === undefined || date === undefined || others.length > 0 || date.iso > today || date.iso < argued.iso)
      continue;
    if (!/^\. ?[-–—] ?$/.test(line.text.slice(argued.end, date.start)) || !fillsTo(line, date)) continue;
    if (argued.start < 24) return dateField(line, date, 'decided');
  }
  return undefined;
}

/** `No. 20-9542. Decided [October 28, 2020]` over a statement, a concurrence, or another writing of a judge. */
export function labeledDecision(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  return afterLabel(front, surelyDecided, 'decided', today);
}

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? +/i;
const otherActs = /^\W*(?:argued|submitted|heard|considered|complaint|action|trial)/i;
const otherLabel = /\b(?:judgment|complaint|trial|hearing|argued|submitted|argument|date (?:of|action)|return)\b/i;

/** A date alone on a line, or at a line's end after `Decided`, among the first lines. */
export function onItsOwnLine(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today) continue;
    const text = line.text.trim().replace(weekday, '');
    const fillsLine = date.end - date.start > 0.95 * text.length;
    if (!fillsLine && !/^\W*\d{0,2}[A-Z]/.test(line.text)) continue;
    if (date.end - date.start < 0.8 * text.length || otherActs.test(line.text)) continue;
    const beside = lines[index - 1];
    if (beside !== undefined && isBeside(beside, line) && otherLabel.test(beside.text)) continue;
    return dateField(line, date, 'date-line');
  }
  return undefined;
}

function isBeside(previous: FilingLine, line: FilingLine): boolean {
  return previous.row === line.row && previous.page === line.page;
}

const betweenEvents = /[—–;]|(?<=\d) ?- ?(?=[a-z])/;

function afterLabel(
  lines: readonly FilingLine[],
  label: RegExp,
  rule: ReadingRule,
  today: string,
): ReadField<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const dates = findDates(line.text);
    for (const [at, date] of dates.entries()) {
      const previous = lines[index - 1];
      const own = line.text.slice(dates[at - 1]?.end ?? 0, date.start);
      if (date.iso > today) continue;
      if (andNow.test(own)) return dateField(line, date, rule);
      if (!endsHere.test(line.text.slice(date.end))) continue;
      // A form prints the label in a separate column, and a narrow heading prints it in the line above.
      const above =
        previous !== undefined &&
        (isBeside(previous, line) || (/\b(?:filed|decided|released)$/i.test(previous.text) && fills(line, date)));
      const before = own.trim() === '' && above ? previous.text : own;
      if (before.length > longestLabel && !/[.;]\s+\S{0,20}\s?\S{0,12}\s*$/.test(before)) continue;
      // `Argued October 20—officially released December 5, 2023` gives two events.
      const last = before.split(betweenEvents).at(-1)!;
      if (label.test(last) && !otherEvent.test(last)) return dateField(line, date, rule);
    }
  }
  return undefined;
}

function fills(line: FilingLine, date: FoundDate): boolean {
  return date.end - date.start > 0.9 * line.text.trim().length;
}

const session = /\bat an? (?:stated )?(?:term|session)\b|\bsession of (?:said|the) court\b/i;
const linesOfSession = 8;

/** `At a stated term of the … Court …, held at …, on the 11th day of March, two thousand twenty-one.` */
function inSession(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const at = lines.findIndex((line) => session.test(line.text));
  if (at < 0) return undefined;
  const joined = joinLines(lines.slice(at, at + linesOfSession));
  const date = findDates(joined.text)[0];
  if (date === undefined || date.iso > today) return undefined;
  return { value: date.iso, ...readBy('court-session'), evidence: evidenceIn(joined, date.start, date.end) };
}

const minuteWords = [
  /\b(?:civil|criminal) minutes\b/,
  /\bminute (?:order|entry)\b/,
  /\btranscript\b/,
  /\bcourt (?:reporter|attendant)\b/,
  /\babove-entitled (?:matter|cause)\b/,
  /\bCSR:/,
];
const minutes = pattern('i')`${anyOf(minuteWords)}`;

/** Minutes and transcripts say when they were taken, even where their title is missing. */
export function areMinutes(front: readonly FilingLine[]): boolean {
  return front.some((line) => minutes.test(line.text));
}

/** A letter's date is above its salutation. */
export function letterDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const dear = front.findIndex((line) => /^dear\b.{2,60}[:,]?$/i.test(line.text));
  if (dear < 0) return undefined;
  const found = onItsOwnLine(front.slice(0, dear), today);
  return found && { ...found, ...readBy('letter-date') };
}

const passes = /\bpass(?:es|ed) the following orders?\b/i;
const placed = /^[A-Za-z][A-Za-z. ]{2,24}, *$/;

/** Georgia's courts of appeals: `Atlanta, January 13, 2022 / The Court of Appeals hereby passes the following order:` */
function abovePassedOrder(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const at = front.findIndex((line) => passes.test(line.text));
  for (const line of front.slice(Math.max(0, at - 3), Math.max(0, at)).reverse()) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today || !fillsTo(line, date)) continue;
    if (placed.test(line.text.slice(0, date.start))) return dateField(line, date, 'decided');
  }
  return undefined;
}

const tailLines = 24;
const delivered = /^(?:opinion )?(?:delivered(?: and filed)?|issued|released|decided|filed)\s*(?:on)?[:,]?\s*$/i;

/** Texas and other courts of appeals end an opinion with its day: `Delivered: April 3, 2025`, `Opinion issued May 1, 2024.` */
export function deliveredAtEnd(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  for (const line of lines.slice(-tailLines).reverse()) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today || !fillsTo(line, date)) continue;
    if (delivered.test(line.text.slice(0, date.start))) return dateField(line, date, 'decided');
  }
  return undefined;
}

const databaseLines = 8;
const databaseCitation = /\b(?:19|20)\d{2} (?:WL|[A-Z][\w.]*(?: [A-Z][\w.]*){0,2} LEXIS) \d{3,}/;
const actBefore = /^\W*(?:signed|decided|filed|entered|dated|opinion filed)[: ]*$/i;
const actBehind = /^, (?:decided|filed|entered)\b/i;

/** A legal database prints the day over a decision: `Signed 07/12/2022`, `July 12, 2022, Decided`. */
export function databaseDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  if (!front.slice(0, databaseLines).some((line) => databaseCitation.test(line.text))) return undefined;
  for (const line of front) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today) continue;
    const before = line.text.slice(0, date.start);
    const alone = actBefore.test(before) && fillsTo(line, date);
    if (alone || (before.trim() === '' && actBehind.test(line.text.slice(date.end))))
      return dateField(line, date, 'decided');
  }
  return undefined;
}

const disposed = /^(?:disposition\W+)?(?:affirmed|reversed|vacated|dismissed|rendered)\b[a-z ,]{0,60}[-–—:] ?$/i;

/** Mississippi's opinions begin with a table: `DISPOSITION: AFFIRMED - 09/20/2022`. */
export function dispositionDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  for (const line of front) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today || !fillsTo(line, date)) continue;
    if (disposed.test(line.text.slice(0, date.start))) return dateField(line, date, 'decided');
  }
  return undefined;
}

function fillsTo(line: FilingLine, date: FoundDate): boolean {
  return /^\W*$/.test(line.text.slice(date.end));
}

const judicialDistrict = /^[: ]*(?:J\. ?D\.|JUDICIAL DISTRICT) OF\b/i;
const captionLines = 20;

/** Connecticut's captions give the document's date under the judicial district and the place. */
export function captionDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const at = front.slice(0, captionLines).findIndex((line) => judicialDistrict.test(line.text));
  return at < 0
    ? undefined
    : onItsOwnLine(
        front.slice(at).filter((line) => line.row <= front[at]!.row + rowsUnderDistrict && /\w/.test(line.text)),
        today,
      );
}

const rowsUnderDistrict = 8;

const entryMade = /^\W*this docket entry was made by the clerk on\b/i;

/** A federal clerk's notice: `This docket entry was made by the Clerk on Tuesday, March 2, 2021:` */
export function docketEntryDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const line = front.find((one) => entryMade.test(one.text));
  const date = line && findDates(line.text)[0];
  return line && date && date.iso <= today ? dateField(line, date, 'decided') : undefined;
}
