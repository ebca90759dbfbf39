import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { dateField } from './dateField.ts';
import { findDates } from './findDates.ts';
import { otherEvent } from './otherEvent.ts';

/** What appears before the date of a signature. */
const dated =
  /(?:\b(?:dated?|executed|signed|done|submitted|so ordered|ordered|entered|given|this)(?:[^.;]|\b[a-z]\.){0,70}?)$/i;
/** `The letter is dated June 5, 2020` says when something else was made. */
const datedThing = /\b(?:is|was|are|were|been) (?:also )?dated?\W*$/i;
/** An appeal's heading states when it was argued and submitted. */
const argued = /^\W*(?:argued|submitted|heard|considered)\b/i;
const tailLines = 400;
const reach = 14;
const closing = /^respectfully submitted|^counsel of record/i;
const signatures = /respectfully submitted|^\W*\/?s\/|^by:|counsel of record|attorneys? for/i;

/** From the end back: `Dated: June 5, 2020`, `Respectfully submitted, / June 5, 2020`. */
export function signatureDate(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const tail = lines.slice(-tailLines);
  const signed = tail.findLastIndex((line) => signatures.test(line.text));
  const signedPages = new Set(tail.filter((line) => closing.test(line.text)).map((line) => line.page));
  let best: ReadField<string> | undefined;
  for (let index = tail.length - 1; index >= 0; index--) {
    const line = tail[index]!;
    const parted = overTwoLines(line, tail[index + 1], today);
    if (parted !== undefined) return parted;
    const date = findDates(line.text).findLast((one) => one.iso <= today);
    if (date === undefined || argued.test(line.text) || isHearing(tail, index)) continue;
    const before = line.text.slice(0, date.start);
    const previous = tail[index - 1];
    const context =
      before.trim() === '' &&
      previous !== undefined &&
      /\b(?:dated?|on|this)\W*$|^\W*dated?\b(?! of\b)/i.test(previous.text)
        ? previous.text
        : before;
    const decreed = /\b(?:done|so ordered|signed|ordered|dated|executed|entered) .{0,60}\b(?:this|on)\b/i.test(before);
    const executed = /\bexecuted\b[^.;]{0,40}$/i.test(before);
    const short = executed || line.text.length - (date.end - date.start) < (decreed ? 90 : 45);
    if (dated.test(context) && !otherEvent.test(context) && !datedThing.test(context) && short)
      return dateField(line, date, 'dated');
    const alone =
      /^\W*$/.test(before) && /^\W*(?:[A-Z][a-z]+(?:,? [A-Z][A-Za-z.]+){0,3})?\W*$/.test(line.text.slice(date.end));
    if (best !== undefined || !alone || signed < 0) continue;
    const samePage = line.source.kind === 'page' && signedPages.has(line.page) && line.page > tail[0]!.page;
    if (samePage || Math.abs(index - signed) <= reach) best = dateField(line, date, 'date-by-signature');
  }
  return best;
}

/** `DONE AND ORDERED in Chambers on this 12th day / of August, 2025.` */
function overTwoLines(line: FilingLine, next: FilingLine | undefined, today: string): ReadField<string> | undefined {
  if (next === undefined || !/\bthis \d{1,2}(?:st|nd|rd|th) day(?: of)?$/i.test(line.text)) return undefined;
  if (!/\b(?:done|ordered|signed|dated|executed|entered|submitted)\b/i.test(line.text) || otherEvent.test(line.text))
    return undefined;
  const joined = joinLines([line, next]);
  const date = findDates(joined.text).find((one) => one.start < line.text.length && one.end > line.text.length);
  if (date === undefined || date.iso > today) return undefined;
  return {
    value: date.iso,
    ...readBy('dated'),
    evidence: evidenceIn(joined, date.start, date.end),
  };
}

/** A caption's or a notice's hearing block gives a separate date: `HEARING: / DATE: July 25 / TIME: 9:00 a.m.` */
function isHearing(lines: readonly FilingLine[], at: number): boolean {
  const line = lines[at]!;
  const beside = lines[at - 1];
  // A form prints the label in a separate column.
  const label = beside !== undefined && beside.row === line.row && beside.page === line.page ? beside.text : '';
  return (
    /^\W*date\s*:/i.test(label + line.text) &&
    lines
      .slice(Math.max(0, at - 3), at + 4)
      .some((line) =>
        /^\W*(?:hearing|time|courtroom|ctrm|dept|department|place|judge(?!['’]s signature)|trial)\b/i.test(line.text),
      )
  );
}
