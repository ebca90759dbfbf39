import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Banner } from './banners/Banner.ts';
import type { Banners } from './banners/readBanners.ts';
import { type ReadingRule, readBy } from './confidence/ruleConfidence.ts';
import { type FoundDate, findDates } from './dates/findDates.ts';
import type { ReadField } from './Reading.ts';

type DateForm = { rule: ReadingRule; pattern: RegExp };

type Filed = {
  type: DocumentTypeId | undefined;
  number: string | undefined;
  level: CourtName['level'] | undefined;
  today: string;
};

const datedActs = [
  'decided',
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
  'handed down',
  'date',
  /session of (?:said|the) court\b[^.;]{0,60}/,
];
/** What appears before the date a court decided or held its minutes; on the first pages. */
const decided: DateForm = {
  rule: 'decided',
  pattern: pattern('i')`(?:\b${anyOf(datedActs)}\b[\s:]*(?:and filed|on|and entered)?[\s:,]*)$`,
};

/** What appears before the date of a signature. */
const dated: DateForm = {
  rule: 'dated',
  pattern: /(?:\b(?:dated?|executed|signed|done|submitted|so ordered|ordered|entered|given|this)\b[^.;]{0,70}?)$/i,
};

const otherDates = [
  'return date',
  'served?',
  'hearing',
  'argued',
  'argument',
  'trial',
  'effective',
  'expires?',
  'born',
  'birth',
  'commission',
  'admitted',
  'due',
  'until',
  'before',
  'by',
  'after',
  'between',
  'from',
  'since',
  'order dated',
  'letter dated',
  'dated as of',
  'agreement dated',
  'policy',
  'notary',
  'sworn',
  'subscribed',
  'my commission',
];
/** What makes a date another event's. */
const otherEvent = pattern('i')`\b${anyOf(otherDates)}\b[^.;]{0,60}$`;

/**
 * The day the document was filed: from the docket's head, else the clerk's stamp, else the day it was decided, else the day next to its signature. A day after `today` is a misprint and is passed over.
 */
export function readFilingDate(
  banners: Banners,
  lines: readonly FilingLine[],
  { type, number, level, today }: Filed,
): ReadField<string> | undefined {
  const stamped = inOrder(banners, number).flatMap((banner) => banner.date ?? []);
  const official = stamped.find((date) => date.value <= today);
  if (official !== undefined) return official;
  const front = lines.filter((line) => line.page === lines[0]?.page).slice(0, 70);
  // An appellate opinion often bears no title.
  const judicial =
    type === undefined ? level === 'appellate' || level === 'highest' : documentType(type).statesDecisionDate;
  return (
    (judicial ? (onItsOwnLine(front, today) ?? near(front, decided, today)) : undefined) ??
    besideSignature(lines, today) ??
    certified(lines, today)
  );
}

/** Heads of the document's own case come before the clerk's stamp, another case's head (a removed paper's) after it. */
function inOrder({ docket, stamps }: Banners, number: string | undefined): Banner[] {
  const isOwn = (banner: Banner) =>
    banner.number === undefined || number === undefined || sameCaseNumber(banner.number.value, number);
  return [...docket.filter(isOwn), ...stamps, ...docket.filter((banner) => !isOwn(banner))];
}

/** A date alone on a line, or at a line's end after `Decided`, among the first lines. */
function onItsOwnLine(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  for (const line of lines) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today) continue;
    const fillsLine = date.end - date.start > 0.95 * line.text.trim().length;
    if (!fillsLine && !/^\W*\d{0,2}[A-Z]/.test(line.text)) continue;
    if (date.end - date.start < 0.8 * line.text.length || /^\W*(?:argued|submitted|heard)/i.test(line.text)) continue;
    return field(line, date, 'date-line');
  }
  return undefined;
}

function near(lines: readonly FilingLine[], form: DateForm, today: string): ReadField<string> | undefined {
  for (const [index, line] of lines.entries()) {
    for (const [at, date] of findDates(line.text).entries()) {
      const previous = lines[index - 1];
      const own = line.text.slice(findDates(line.text)[at - 1]?.end ?? 0, date.start);
      // A form prints the label in a separate column.
      const beside = previous !== undefined && previous.row === line.row && previous.page === line.page;
      const before = own.trim() === '' && beside ? previous.text : own;
      if (date.iso <= today && form.pattern.test(before) && !otherEvent.test(before))
        return field(line, date, form.rule);
    }
  }
  return undefined;
}

/** From the end back: `Dated: June 5, 2020`, `Respectfully submitted, / June 5, 2020`. */
function besideSignature(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const tail = lines.slice(-400);
  const signed = lastSignature(tail);
  let best: ReadField<string> | undefined;
  for (let index = tail.length - 1; index >= 0; index--) {
    const line = tail[index]!;
    const parted = overTwoLines(line, tail[index + 1], today);
    if (parted !== undefined) return parted;
    const date = findDates(line.text).findLast((one) => one.iso <= today);
    if (date === undefined || isHearing(tail, index)) continue;
    const before = line.text.slice(0, date.start);
    const previous = tail[index - 1];
    const context =
      before.trim() === '' && previous !== undefined && /\b(?:dated?|on|this)\W*$|^\W*dated?\b/i.test(previous.text)
        ? previous.text
        : before;
    const decreed = /\b(?:done|so ordered|signed|ordered|dated|executed|entered) .{0,60}\b(?:this|on)\b/i.test(before);
    const executed = /\bexecuted\b[^.;]{0,40}$/i.test(before);
    const short = executed || line.text.length - (date.end - date.start) < (decreed ? 90 : 45);
    if (dated.pattern.test(context) && !otherEvent.test(context) && short) return field(line, date, dated.rule);
    const alone =
      /^\W*$/.test(before) && /^\W*(?:[A-Z][a-z]+(?:,? [A-Z][A-Za-z.]+){0,3})?\W*$/.test(line.text.slice(date.end));
    if (best === undefined && alone && signed !== undefined && Math.abs(index - signed) <= 14)
      best = field(line, date, 'date-by-signature');
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
    ...readBy(dated.rule),
    evidence: evidenceIn(joined, date.start, date.end),
  };
}

/** `I hereby certify that on June 5, 2020, I electronically filed the foregoing`; else the day it was served. */
function certified(lines: readonly FilingLine[], today: string): ReadField<string> | undefined {
  let served: ReadField<string> | undefined;
  const tail = lines.slice(-160);
  for (const [index, line] of tail.entries()) {
    const date = findDates(line.text).find((one) => one.iso <= today);
    if (date === undefined) continue;
    const sentence = [tail[index - 1], line, tail[index + 1], tail[index + 2]].map((one) => one?.text ?? '').join(' ');
    if (
      /\bfiled (?:the|this|a (?:true|copy)) |electronically filed|caused .{0,40}\bfiled\b/i.test(sentence) &&
      /certif/i.test(sentence)
    )
      return field(line, date, 'certified-filing');
    if (/\b(?:sworn|subscribed|affirmed)\b[^.;]{0,60}\b(?:this|on)\W*$/i.test(line.text.slice(0, date.start)))
      served ??= field(line, date, 'date-sworn');
    const own =
      /\b(?:served|mailed|serve|sent)\b/i.test(sentence) &&
      /\b(?:on|this)\W*(?:the )?$/i.test(line.text.slice(0, date.start));
    if (own && /\b(?:certif|I,|proof|foregoing|copy|declare)/i.test(sentence))
      served ??= field(line, date, 'date-of-service');
  }
  return served;
}

/** A caption's or a notice's hearing block gives a separate date: `HEARING: / DATE: July 25 / TIME: 9:00 a.m.` */
function isHearing(lines: readonly FilingLine[], at: number): boolean {
  return (
    /^\W*date\s*:/i.test(lines[at]!.text) &&
    lines
      .slice(Math.max(0, at - 3), at + 4)
      .some((line) => /^\W*(?:hearing|time|courtroom|ctrm|dept|department|place|judge|trial)\b/i.test(line.text))
  );
}

function lastSignature(lines: readonly FilingLine[]): number | undefined {
  const at = lines.findLastIndex((line) =>
    /respectfully submitted|^\W*\/?s\/|^by:|counsel of record|attorneys? for/i.test(line.text),
  );
  return at < 0 ? undefined : at;
}

function field(line: FilingLine, date: FoundDate, rule: ReadingRule): ReadField<string> {
  const joined = joinLines([line]);
  return { value: date.iso, ...readBy(rule), evidence: evidenceIn(joined, date.start, date.end) };
}
