import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Banners } from './banners/readBanners.ts';
import { type ReadingRule, readBy, seenAgain } from './confidence/ruleConfidence.ts';
import { type FoundNumber, findCaseNumbers, numberAt } from './numbers/findCaseNumbers.ts';
import type { ReadField } from './Reading.ts';

/** Where a document may give its number, from the surest place on. */
export type NumberPlaces = {
  /** The caption and what appears around it on the first page. */
  caption: readonly FilingLine[];
  /** The lines under it. */
  after: readonly FilingLine[];
  /** The rest of the first page: letters and forms have no caption. */
  page: readonly FilingLine[];
  /** The caption's court is none of the federal courts whose docket printed the running head. */
  stateCourt: boolean;
  /** A court of appeals, whose covers may print a number without any word. */
  appellate: boolean;
};

/** Heads repeat on every page; another case's head appears on the first. */
const headsLooked = 4;

/**
 * The case number. The court's own docket head is surest; where the caption says the same number, the fuller print is
 * given. Of several heads (a transferred case, a record on appeal) the one that agrees with the caption is the document's own.
 * A state caption under a federal head (a removed case's documents) keeps its own number.
 */
export function readCaseNumber(banners: Banners, places: NumberPlaces): ReadField<string> | undefined {
  const heads = banners.docket.flatMap((banner) => banner.number ?? []).slice(0, headsLooked);
  const stamp = banners.stamps.find((banner) => banner.number !== undefined)?.number;
  // `No. ______` says that the court has yet to give one; a number further down is another case's.
  const blank = places.caption.some((line) => blankNumber.test(line.text));
  const numbers = numbersIn(blank ? places.caption : [...places.caption, ...places.after], places.appellate);
  const caption = choose(numbers, 'caption-number', false);
  for (const { line, number } of numbers) {
    const head = heads.find((one) => sameCaseNumber(one.value, number.value));
    if (head !== undefined) return both(head, asField(line, number, 'caption-number'));
  }
  const head = heads[0];
  if (head !== undefined && !(caption !== undefined && outweighs(caption, head, places))) return head;
  if (caption !== undefined && stamp !== undefined && sameCaseNumber(caption.value, stamp.value))
    return both(stamp, caption);
  const elsewhere = blank ? undefined : choose(numbersIn(places.page, false), 'labeled-number', true);
  return caption ?? stamp ?? elsewhere;
}

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
function outweighs(caption: ReadField<string>, head: ReadField<string>, places: NumberPlaces): boolean {
  if (places.stateCourt) return head.method === 'docket-banner';
  return caption.method === 'caption-number' && yearOf(caption.value) !== yearOf(head.value);
}

function yearOf(number: string): string | undefined {
  return /^(?:\d{1,2}:)?(?:\D{0,5})((?:19|20)?\d{2})(?!\d)/.exec(number)?.[1]?.slice(-2);
}

type PlacedNumber = { line: FilingLine; number: FoundNumber; below: boolean };

/** Every number that lines give, with whether it appears under the words that name the case below. */
function numbersIn(lines: readonly FilingLine[], appellate: boolean): PlacedNumber[] {
  const found: PlacedNumber[] = [];
  let below = false;
  for (const [index, line] of lines.entries()) {
    // The number of the case below is with the words that name the appeal.
    if (appealed.test(line.text)) below = true;
    if (below && found.length > 0) break;
    for (const number of findCaseNumbers(line.text)) found.push({ line, number, below });
    const under = labelAlone.test(line.text) ? underneath(lines, index) : undefined;
    if (under !== undefined) found.push({ ...under, below });
    const bare = appellate && !below ? appellateNumber.exec(line.text) : null;
    if (bare !== null && !found.some((one) => one.line === line)) {
      found.push({
        line,
        number: { value: bare[1]!, start: bare.index, end: bare.index + bare[1]!.length, labeled: true },
        below,
      });
    }
  }
  return found;
}

const appealed =
  /^(?:on )?(?:direct )?(?:appeals?|petition|certiorari|writ|original proceeding)\b.*\b(?:from|to|for)\b|\b(?:court|tribunal) below\b/i;

/** A cover of a court of appeals may print nothing but the number on its first line: `2022-1874`. */
const appellateNumber = /^(\d{2,4}-\d{3,6}(?:-[a-z]{2})?)(?:\s*[,;(&].*)?$/i;

function choose(
  found: readonly PlacedNumber[],
  rule: 'caption-number' | 'labeled-number',
  labeledOnly: boolean,
): ReadField<string> | undefined {
  const own = found.filter((one) => !one.below);
  const best =
    own.find(({ number }) => number.labeled && !number.file) ??
    own.find(({ number }) => number.labeled) ??
    (labeledOnly ? undefined : own[0]) ??
    found.find(({ number }) => number.labeled);
  const chosen = found.find(({ line }) => /\badv(?:ersary)?\b/i.test(line.text)) ?? best;
  if (chosen === undefined) return undefined;
  if (chosen.below) return asField(chosen.line, chosen.number, `${rule}-of-court-below`);
  return chosen.number.labeled
    ? asField(chosen.line, chosen.number, rule)
    : asField(chosen.line, chosen.number, `${rule}-unlabeled`);
}

function asField(line: FilingLine, number: FoundNumber, rule: ReadingRule): ReadField<string> {
  return { value: number.value, ...readBy(rule), evidence: [evidenceOf(line, number.start, number.end)] };
}

const blankNumber =
  /^(?:(?:civil|criminal|case|docket|index|cause|action|file)\s*)*(?:action )?(?:nos?|number|case)\b\.?\s*:?\s*_{3,}\W*$|\b\d{2} civ\.? ?_{3,}/i;

const numberLabels = ['case', 'cause', 'index', 'docket', 'civil', 'criminal', 'action', 'court', 'file'];
/** A form's box: the label over or before its number. */
const labelAlone = pattern(
  'i',
)`^(?:(?:${anyOf(numberLabels)}\s+){0,3}(?:case|cause|index|docket|action|file)\s*(?:nos?|number|num)?|nos?)\b\.?\s*:?$`;

function underneath(lines: readonly FilingLine[], at: number): { line: FilingLine; number: FoundNumber } | undefined {
  const label = lines[at]!;
  for (const line of lines.slice(at + 1, at + 6)) {
    const beside = line.row === label.row && line.left > label.right;
    const below = line.row > label.row && line.row - label.row <= 2 && Math.abs(line.left - label.left) < 90;
    if (line.page !== label.page || !(beside || below)) continue;
    const value = numberAt(line.text);
    if (value !== undefined && value.length > 0.6 * line.text.length && !/^\d{1,2}[/-]\d{1,2}[/-]/.test(value)) {
      return { line, number: { value, start: 0, end: value.length, labeled: true } };
    }
  }
  return undefined;
}
