import { anyOf, pattern } from '#domain/text/pattern';
import type { Found } from '../Found.ts';
import type { Ground, Spot } from '../Ground.ts';
import { endOfColumn } from '../numbers/endOfColumn.ts';
import { isTabular } from '../numbers/labelOf.ts';
import { birthSigns, otherEvents, publications } from './birthDateWords.ts';
import { compactDate, type FoundDate, findDates } from './findDates.ts';

/** Words that say that a date is someone's birth. */
const labels = pattern('gi')`\b${anyOf(birthSigns)}`;
/** Words that give the next date a different meaning: the date of a hire, an order, or a death. */
const otherEvent = pattern('i')`\b${anyOf(otherEvents)}\b`;
const sentenceEnd = /;\s|[.!?;]["')]?\s+["'(]?[A-Z]|\n\s*\n/;
const abbreviation =
  /\b(?:mr|mrs|ms|dr|no|jr|sr|st|d\.o\.b|d\. ?o\. ?b|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[A-Z])\./gi;
const farthest = 100;
const mostRows = 60;

/** Complete birth dates in a document. A year alone, or a day without a year, is permitted. */
export function findBirthDates(ground: Ground): Found[] {
  const { text } = ground;
  const found = new Map<number, Found>();
  const add = (date: FoundDate, confidence: number) => {
    if (!found.has(date.start))
      found.set(date.start, { kind: 'birth_date', start: date.start, end: date.end, shown: date.year, confidence });
  };
  const matches = [...text.matchAll(labels)];
  for (const [index, match] of matches.entries()) {
    const end = match.index + match[0].length;
    const window = text.slice(end, end + farthest);
    const isFormal = formal.test(match[0]);
    const compact = isFormal ? compactDate(window, end) : undefined;
    const dates = compact === undefined ? findDates(window, end) : [compact];
    const first = dates[0];
    const inLine = first !== undefined && !text.slice(end, first.start).includes('\n');
    const isBorn = bearing.test(match[0]);
    if (!isFormal && (isCelebrated(text, match) || isOfPublication(text, match.index, first?.end ?? end))) continue;
    if (!inLine && !isBorn) {
      const headed = datesUnder(ground, match.index, end, endOfColumn(text, end, headsAfter(matches, index)));
      if (headed.length > 0) {
        for (const date of headed) add(date, 0.9);
        continue;
      }
    }
    const behind = dateBefore(text, match.index, end);
    if (behind !== undefined) {
      add(behind, 0.93);
      if (!inLine) continue;
    }
    // `born in 1974, he enlisted on November 28, 1992`.
    if (isBorn && first !== undefined && /\b(?:19|20)\d\d\b/.test(text.slice(end, first.start))) continue;
    if (first === undefined || !leadsTo(text.slice(end, first.start), behind !== undefined)) continue;
    add(first, isBorn ? 0.93 : 0.97);
    const further = dates[1];
    if (isBorn && further !== undefined && also.test(text.slice(first.end, further.start))) add(further, 0.88);
    if (
      isBorn &&
      !/\bwere\s+$/i.test(text.slice(Math.max(0, match.index - 6), match.index)) &&
      !/\brespectively\b/i.test(window)
    )
      continue;
    let last = first.end;
    for (const next of dates.slice(1)) {
      if (!/^\s*(?:\([^()\n]{0,30}\))?\s*(?:[,;&/]|and\b)?\s*(?:and|on)?\s*$/i.test(text.slice(last, next.start)))
        break;
      if (!/[,;&/]|and/.test(text.slice(last, next.start))) break;
      add(next, 0.88);
      last = next.end;
    }
  }
  return [...found.values()];
}

/** `A.B. was born on May 1, 2017, and C.D. on July 4, 2019`. */
const also = /^,? and (?:[A-Z][\w.'-]*,? ){1,3}(?:was born )?(?:on )?$/;

/** The positions of the next labels that can head a column. */
function headsAfter(matches: readonly RegExpMatchArray[], index: number): number[] {
  return matches.slice(index + 1, index + 6).flatMap((next) => (bearing.test(next[0]) ? [] : [next.index!]));
}

/** Labels of forms, which name nothing but a birth date. */
const formal = /^(?:dates?|d[. /]|dobs?|fecha|b\/d|f\.|year|[wbhaiu]\/)/i;

/** `his fiftieth birthday`, `a birthday party`: an event in a later year. */
function isCelebrated(text: string, { 0: label, index }: RegExpMatchArray): boolean {
  if (!/days?$/i.test(label)) return false;
  const before = text.slice(Math.max(0, index! - 24), index);
  const behind = text.slice(index! + label.length, index! + label.length + 16);
  const isCounted = /(?:\d(?:st|nd|rd|th)|[a-z]{2,}(?:th|first|second|third))[ \n-]$/i.test(before);
  return isCounted || /^[’']?s? (?!is\b|was\b|on\b|of\b)[a-z]/i.test(behind);
}

const aroundPublication = 160;
const publication = pattern('i')`\b${anyOf(publications)}\b`;

/** A date next to a newspaper or book is its publication date. */
function isOfPublication(text: string, from: number, to: number): boolean {
  return publication.test(text.slice(Math.max(0, from - aroundPublication), to + aroundPublication));
}

const bearing = /^(?:born|b\.|gave|birth of|naci[doó])/i;

/** `What is your date of birth?`, and the beginning of the answer. */
const answer = /^[^.?\n]{0,30}[?.]\s*(?:A(?:NSWER)?[.:]|(?:THE )?(?:WITNESS|DEFENDANT|DEPONENT):)\s+/;

const ownLabel = /(?::\s*|\bdates?\b[^\n]{0,30}\n\s*)$/i;

/** Whether what appears between `born` and a date lets the date be that of the birth. */
function leadsTo(between: string, hasOwn: boolean): boolean {
  const gap = between.replace(answer, ' ');
  if (hasOwn && gap.trim() !== '') return false;
  // `Persons born after January 1, 1957` are no one.
  // `Date of birth of child:` is one label, `Date of birth:   Date:` are two.
  if (/\b(?!yy|on:)[a-z]{2,}:/i.test(gap.replace(/^ (?:of|for) [\w' ]{1,40}:/, ''))) return false;
  if (otherEvent.test(gap) || /^\s*(?:on or )?(?:after|before|prior to|since|between|by|within)\b/i.test(gap))
    return false;
  const cells = gap.split('\n').filter((line) => line.trim() !== '').length;
  if (cells > 2) return false;
  return !sentenceEnd.test(gap.replace(abbreviation, (short) => `${short.slice(0, -1)} `));
}

/** `03/04/1990 (DOB)`, `March 4, 1990 is my date of birth`. */
function dateBefore(text: string, start: number, end: number): FoundDate | undefined {
  const from = Math.max(0, start - 60);
  const last = findDates(text.slice(from, start), from).at(-1);
  if (last === undefined) return undefined;
  const between = text.slice(last.end, start);
  if (/^\s?[([]\s?$/.test(between))
    return /^[)\]]/.test(text.slice(end).trimStart()) || !/\d/.test(text.slice(end, end + 20)) ? last : undefined;
  const isOnDay = /\bon $/i.test(text.slice(Math.max(0, last.start - 3), last.start));
  if (isOnDay && wasBorn.test(between)) return last;
  return /^,? (?:is|was|as) (?:my|his|her|their|the|plaintiff's|defendant's)(?: [a-z']+)? $/i.test(between)
    ? last
    : undefined;
}

/** `On March 4, 2015, the child Anna was born`. */
const wasBorn =
  /^,? (?:(?:the|their|her|his|a|minor|child|children|son|daughter|twins?|parties'|and|[A-Z][\w.'-]{0,20}),? ?){1,7}(?:was|were) $/;

/** The dates in the column under a label, or the date next to it in its row. */
function datesUnder(ground: Ground, start: number, end: number, until: number): FoundDate[] {
  const { text } = ground;
  const label = ground.spot(start, end);
  if (!isTabular(label.line)) return [];
  const found: FoundDate[] = [];
  const lines = text.slice(end, until);
  let rows = 0;
  for (const date of findDates(lines, end)) {
    const place = ground.spot(date.start, date.end);
    if (!isTabular(place.line)) {
      if (place.top > label.bottom) break;
      continue;
    }
    if (isBeside(label, place)) return [date];
    if (!isUnder(label, place)) continue;
    // The next label of a form, with its own date.
    const before = text.slice(Math.max(end, date.start - 44), date.start);
    if (found.length > 0 && ownLabel.test(before)) break;
    const last = found.length === 0 ? label : ground.spot(found.at(-1)!.start, found.at(-1)!.end);
    if (place.top - last.bottom > 6 * Math.max(9, place.bottom - place.top)) break;
    found.push(date);
    if (++rows >= mostRows) break;
  }
  return found;
}

function isBeside(label: Spot, place: Spot): boolean {
  const height = Math.min(place.bottom - place.top, label.bottom - label.top);
  const shared = Math.min(place.bottom, label.bottom) - Math.max(place.top, label.top);
  return shared > height / 2 && place.left >= label.right - 2 && place.left - label.right < 140;
}

function isUnder(label: Spot, place: Spot): boolean {
  const overlap = Math.min(place.right, label.right) - Math.max(place.left, label.left);
  const narrow = Math.min(place.right - place.left, label.right - label.left);
  return place.top >= label.bottom - 2 && overlap > 0.25 * narrow;
}
