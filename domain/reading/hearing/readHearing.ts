import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, type JoinedText, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import type { ReadField, Reading } from '../Reading.ts';
import { hearingLabels, hearingNotices, pastHearings, roomNouns } from './hearingWords.ts';

export type HearingFields = Pick<
  { [Field in keyof Reading]: Reading[Field] | undefined },
  'hearing_date' | 'hearing_time' | 'hearing_place' | 'reservation_number'
>;

const frontLines = 150;
/** `Hearing Date: March 3, 2026`, in a caption's column or a notice's box. */
const labeled = pattern('i')`\b${anyOf(hearingLabels)}\s*:\s*$`;
/** Words that call someone to a hearing which is to come. */
const called = pattern('i')`\b${anyOf(hearingNotices)}\b`;
const past = pattern('i')`\b${anyOf(pastHearings)}\b`;
/** Days of other kinds that documents set. */
const otherDay =
  /\b(?:trial|deadline|due|no later than|on or before|discovery|served?|filed|dated|motion cut|mediation|by)\b[^.;:]{0,40}$/i;
const clock = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*(a\.?\s?m\b\.?|p\.?\s?m\b\.?|noon)|\b(?:12:00\s+)?noon\b/i;
const place = pattern()`\b(${anyOf(roomNouns)}(?:\s(?:No\.?|Number))?\s?:?\s?(?:"?[A-Z]{0,3}-?\d{1,5}[A-Z]?"?|"?[A-Z]"?(?![A-Za-z])))(,? (?:[^.;]{0,20}?(?:Floor|floor),?)?)?`;
const reservation = /\b(?:reservation|crs)\s*(?:id|no\.?|number|#)?\s*[:#.]*\s*((?=[A-Z-]*\d)[A-Z0-9][A-Z0-9-]{4,})/i;

const cue = /\b(?:hearing|heard|conference|appear|show cause|calendar(?:ed)?|oral argument)\b/i;
const reachUp = 2;
const reachDown = 7;
const mostCues = 60;

/**
 * The hearing that a document notices or sets: day, time on a 24-hour clock, place and reservation number, as far as it
 * states them; in its caption or its first page, else, where it is of a kind that sets hearings, in its body. Hearings
 * that were, and days for other things, are none.
 */
export function readHearing(
  front: readonly FilingLine[],
  body: readonly FilingLine[],
  type: DocumentTypeId | undefined,
): Partial<HearingFields> {
  const joined = joinLines(front.slice(0, frontLines));
  const found = readIn(joined);
  if (found.hearing_date !== undefined || type === undefined || !documentType(type).setsHearing) return found;
  let cues = 0;
  for (const [index, { text }] of body.entries()) {
    if (!cue.test(text) || cues === mostCues) continue;
    cues++;
    const near = readIn(joinLines(body.slice(Math.max(0, index - reachUp), index + reachDown)));
    if (near.hearing_date?.method === 'hearing-noticed') return { ...near, ...found };
  }
  return found;
}

function readIn(joined: JoinedText): Partial<HearingFields> {
  const reserved = readReservation(joined);
  const date = findHearingDate(joined);
  if (date === undefined) return reserved === undefined ? {} : { reservation_number: reserved };
  const around = { from: Math.max(0, date.start - 170), to: date.end + 330 };
  const time = readTime(joined, date.end, around.to) ?? readTimeBefore(joined, date.start);
  const where = readPlace(joined, around.from, around.to, date.start);
  const found: ReadField<string> = {
    value: date.iso,
    ...readBy(hearingRule(date.labeled, time !== undefined)),
    evidence: evidenceIn(joined, date.start, date.end),
  };
  return {
    hearing_date: found,
    ...(time !== undefined && { hearing_time: time }),
    ...(where !== undefined && { hearing_place: where }),
    ...(reserved !== undefined && { reservation_number: reserved }),
  };
}

/** `at 9:00 a.m. on March 3, 2026`. */
function readTimeBefore(joined: JoinedText, date: number): ReadField<string> | undefined {
  const window = joined.text.slice(Math.max(0, date - 34), date);
  const match = clock.exec(window);
  if (
    match === null ||
    !/^[\s,]*(?:\([A-Za-z ]+\) ?)?(?:on )?(?:[A-Z][a-z]+day,? )?(?:the )?$/.test(
      window.slice(match.index + match[0].length),
    )
  )
    return undefined;
  const start = date - window.length + match.index;
  return {
    value: toClock(match),
    ...readBy('hearing-time, before the day'),
    evidence: evidenceIn(joined, start, start + match[0].length),
  };
}

type HearingDate = { iso: string; start: number; end: number; labeled: boolean };

function findHearingDate(joined: JoinedText): HearingDate | undefined {
  const { text } = joined;
  const dates = findDates(text);
  let noticed: HearingDate | undefined;
  for (const date of dates) {
    const ahead = text.slice(Math.max(0, date.start - 60), date.start);
    const label = labeled.exec(ahead.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*$/i, ''));
    const isBare = label !== null && /^date\s*:/i.test(label[0]);
    // A `Date:` alone belongs to a hearing only next to a time or a place; otherwise it may belong to a signature.
    if (
      label !== null &&
      !/\b(?:trial|filed|complaint|filing)\s+$/i.test(ahead.slice(0, label.index)) &&
      (!isBare || /^.{0,60}\b(?:time|dept|courtroom|place)\b/is.test(text.slice(date.end, date.end + 90)))
    )
      return { ...date, labeled: true };
    if (noticed !== undefined) continue;
    const sentence = text.slice(Math.max(0, date.start - 260), date.start);
    const since = sentence.slice(Math.max(0, sentence.search(/[.;]\s+[A-Z][^.;]*$/)));
    const behind = text.slice(date.end, date.end + 200);
    const timed =
      clock.test(behind.slice(0, 70)) || /\d ?[ap]\.?m\.?[\s,]*(?:on )?(?:[A-Z][a-z]+day,? )?$/i.test(sentence);
    if (!timed || past.test(since) || otherDay.test(since.slice(-70))) continue;
    if (called.test(since) || called.test(behind.slice(0, 160)) || /notice (?:is hereby given|that)\b/i.test(since))
      noticed = { ...date, labeled: false };
  }
  return noticed;
}

function readTime(joined: JoinedText, from: number, to: number): ReadField<string> | undefined {
  const window = joined.text.slice(from, Math.min(to, from + 160));
  const match = clock.exec(window);
  if (match === null) return undefined;
  const start = from + match.index;
  return {
    value: toClock(match),
    ...readBy('hearing-time'),
    evidence: evidenceIn(joined, start, start + match[0].length),
  };
}

function toClock([whole, hour, minute, half]: RegExpExecArray): string {
  if (hour === undefined || /noon/i.test(whole)) return '12:00';
  const isLate = /^p/i.test(half!);
  const hours = (Number(hour) % 12) + (isLate ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

/** The courtroom nearest to the day, after it if there is one, with the words that locate it. */
function readPlace(joined: JoinedText, from: number, to: number, date: number): ReadField<string> | undefined {
  const ahead = joined.text.slice(date, to);
  const found = place.exec(ahead);
  const offset = found === null ? from : date;
  const match = found ?? place.exec(joined.text.slice(from, date));
  const remote =
    match === null ? /\b(?:via|by) (?:Zoom|video ?conference|Microsoft Teams|Webex|telephone)\b/i.exec(ahead) : null;
  const chosen = match ?? remote;
  if (chosen === null) return undefined;
  const start = chosen === remote ? date + chosen.index : offset + chosen.index;
  const value = (chosen[1] ?? chosen[0])
    .replace(/\s*:\s*/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    value,
    ...readBy(remote === null ? 'hearing-room' : 'hearing-remote'),
    evidence: evidenceIn(joined, start, start + (chosen[1] ?? chosen[0]).length),
  };
}

function readReservation(joined: JoinedText): ReadField<string> | undefined {
  const match = reservation.exec(joined.text);
  if (match === null) return undefined;
  const start = match.index + match[0].length - match[1]!.length;
  return {
    value: match[1]!,
    ...readBy('reservation-label'),
    evidence: evidenceIn(joined, start, start + match[1]!.length),
  };
}

function hearingRule(labeled: boolean, hasTime: boolean): ReadingRule {
  if (labeled) return 'hearing-label';
  return hasTime ? 'hearing-noticed' : 'hearing-noticed, without a time';
}
