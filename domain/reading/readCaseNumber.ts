import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import { hasStateForm } from '#domain/caseNumbers/stateForms';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Banners } from './banners/readBanners.ts';
import { type ReadingRule, readBy, seenAgain } from './confidence/ruleConfidence.ts';
import { gatherNumbers, type PlacedNumber } from './numbers/gatherNumbers.ts';
import { mayBeMisread, repairNumber } from './numbers/repairNumber.ts';
import type { ReadField } from './Reading.ts';

/** Where a document may give its number, from the surest place on. */
export type NumberPlaces = {
  /** The caption and what appears around it on the first page. */
  caption: readonly FilingLine[];
  /** The lines under it. */
  after: readonly FilingLine[];
  /** The rest of the first page: letters and forms have no caption. */
  page: readonly FilingLine[];
  /** The heads and feet of the pages that follow. */
  margins: readonly FilingLine[];
  court: CourtName | undefined;
};

/** Heads repeat on every page; another case's head appears on the first. */
const headsLooked = 4;

/**
 * The case number. The court's own docket head is surest; where the caption says the same number, the fuller print is
 * given. Of several heads (a transferred case, a record on appeal) the one that agrees with the caption is the document's own.
 * A state caption under a federal head (a removed case's documents) keeps its own number.
 */
export function readCaseNumber(banners: Banners, places: NumberPlaces): ReadField<string> | undefined {
  const { court } = places;
  const heads = banners.docket.flatMap((banner) => banner.number ?? []).slice(0, headsLooked);
  const stamp = banners.stamps.find((banner) => banner.number !== undefined)?.number;
  // `No. ______` says that the court has yet to give one; a number further down is another case's.
  const blank = places.caption.some((line) => blankNumber.test(line.text));
  const numbers = gatherNumbers(blank ? places.caption : [...places.caption, ...places.after], court).filter(
    (one) => !isPrivate(one, court),
  );
  for (const { line, number } of numbers) {
    const head = heads.find((one) => sameCaseNumber(one.value, number.value));
    if (head !== undefined) return both(head, asField(line, number, 'caption-number'));
  }
  const caption = choose(blank ? numbers.filter(({ number }) => number.file !== true) : numbers, 'caption-number');
  const head = heads[0];
  if (head !== undefined && !(caption !== undefined && outweighs(caption, head, places))) return head;
  if (caption !== undefined && stamp !== undefined && sameCaseNumber(caption.value, stamp.value))
    return both(stamp, caption);
  if (caption !== undefined && !caption.method.endsWith('below')) return repaired(caption, places, stamp);
  return elsewhere(places, blank, caption, stamp);
}

/** The caption's number, or the print of another place where recognition misread it. */
function repaired(
  caption: ReadField<string>,
  { page, margins, court }: NumberPlaces,
  stamp: ReadField<string> | undefined,
): ReadField<string> {
  if (!mayBeMisread(caption.value, court)) return caption;
  const others = gatherNumbers([...page, ...margins], court).map(({ number }) => number.value);
  const value = repairNumber(caption.value, stamp === undefined ? others : [stamp.value, ...others], court);
  return value === undefined ? caption : { ...caption, value, ...seenAgain(caption, 'repaired') };
}

/** The stamp, the rest of the first page, and the other pages' heads and feet. */
function elsewhere(
  places: NumberPlaces,
  blank: boolean,
  caption: ReadField<string> | undefined,
  stamp: ReadField<string> | undefined,
): ReadField<string> | undefined {
  if (stamp !== undefined) return stamp;
  const left = gatherNumbers(places.page, places.court).filter((one) => !one.below && !isPrivate(one, places.court));
  const fitting = left.find(({ fits, number }) => fits && !number.labeled);
  if (blank) return fitting && asField(fitting.line, fitting.number, 'labeled-number-unlabeled');
  const labeled = choose(left.filter(isCaseLabel), 'labeled-number');
  if (labeled !== undefined) return labeled;
  if (fitting !== undefined) return asField(fitting.line, fitting.number, 'labeled-number-unlabeled');
  const margin = gatherNumbers(places.margins, places.court).find(({ below, number }) => !below && number.labeled);
  return (margin && asField(margin.line, margin.number, 'running-number')) ?? caption;
}

/** Without a court, `Claim No. 0099182` is an insurer's, and `Our File No. 12345` a lawyer's. */
function isPrivate({ line, number }: PlacedNumber, court: CourtName | undefined): boolean {
  if (number.file !== true || court !== undefined) return false;
  return /\b(?:claim|matter|our file|your file)\b.{0,12}$/i.test(line.text.slice(0, number.start));
}

/** In prose `Tracking Number W117580` is not a case number. */
function isCaseLabel({ line, number }: PlacedNumber): boolean {
  if (!number.labeled) return false;
  const before = line.text.slice(0, number.start);
  // A form's box: the label is over the number.
  if (before === '') return true;
  return (
    caseWords.test(before) ||
    /^\W*(?:nos?\b\.?|number|#)[ :.#]*$/i.test(before) ||
    (/\bnos?\b[ :.#]*$/i.test(before) && /\b(?:re|v|vs|matter)\b/i.test(before))
  );
}

const caseNouns = [
  'case',
  'cause',
  'docket',
  'index',
  'civil',
  'criminal',
  'action',
  'file',
  'appeal',
  'petition',
  'court',
  'adv',
  'adversary',
  'bankruptcy',
  'proceeding',
  'mdl',
  'indictment',
  'ucn',
  'claim',
  'citation',
  'matter',
  'a',
];
const caseWords = pattern('i')`\b${anyOf(caseNouns)}\b\W*(?:id|nos?|numbers?|#)?\b[ :.#]*$`;

/** Two forms of one number: the fuller one, with both places as evidence. */
function both(official: ReadField<string>, caption: ReadField<string>): ReadField<string> {
  const fuller = caption.value.length > official.value.length ? caption : official;
  const other = fuller === caption ? official : caption;
  return {
    ...fuller,
    ...seenAgain(official, 'and-caption'),
    evidence: [...fuller.evidence, ...other.evidence],
  };
}

/** A caption that gives another number than the docket's head: the document was written in another case than it was filed in. */
function outweighs(caption: ReadField<string>, head: ReadField<string>, { court }: NumberPlaces): boolean {
  if (court?.system === 'state') return head.method === 'docket-banner';
  return caption.method === 'caption-number' && yearOf(caption.value) !== yearOf(head.value);
}

function yearOf(number: string): string | undefined {
  return /^(?:\d{1,2}:)?(?:\D{0,5})((?:19|20)?\d{2})(?!\d)/.exec(number)?.[1]?.slice(-2);
}

/** Of the numbers of one place: a labeled one of the document's own court first, one of the court below last. */
function choose(
  found: readonly PlacedNumber[],
  rule: 'caption-number' | 'labeled-number',
): ReadField<string> | undefined {
  const own = found.filter((one) => !one.below);
  const best =
    own.find(({ fits, number }) => fits && number.labeled && !number.file) ??
    own.find(({ number }) => number.labeled && !number.file) ??
    own.find(({ fits }) => fits) ??
    own.find(({ number }) => !number.file && hasStateForm(number.value)) ??
    own.find(({ number }) => number.labeled) ??
    own[0] ??
    found.find(({ number }) => number.labeled);
  const chosen = found.find(({ adversary }) => adversary) ?? best;
  if (chosen === undefined) return undefined;
  if (chosen.below) return asField(chosen.line, chosen.number, `${rule}-of-court-below`);
  return chosen.number.labeled
    ? asField(chosen.line, chosen.number, rule)
    : asField(chosen.line, chosen.number, `${rule}-unlabeled`);
}

function asField(line: FilingLine, number: PlacedNumber['number'], rule: ReadingRule): ReadField<string> {
  return { value: number.value, ...readBy(rule), evidence: [evidenceOf(line, number.start, number.end)] };
}

const blankNouns = ['civil', 'criminal', 'case', 'docket', 'index', 'cause', 'action', 'file', 'c/?a.?', 'c.a.'];
/** What a form prints for the clerk to complete: a rule, or the county's and the year's part of a number. */
const blankSpaces = [/_{3,}\W*/, /(?:(?:\d{1,4}|[A-Z]{1,4})\s?-\s?){1,3}[\s_]*/];
const blankNumber = pattern(
  'i',
)`^(?:${anyOf(blankNouns)}\s*)*(?:nos?|number|case|#)\b\.?\s*:?\s*${anyOf(blankSpaces)}$|\b\d{2} civ\.? ?_{3,}`;
