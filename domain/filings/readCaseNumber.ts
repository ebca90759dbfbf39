import { sameCaseNumber } from '#domain/courts/sameCaseNumber';
import type { Banners } from './banners/readBanners.ts';
import type { FilingLine } from './lines/FilingLine.ts';
import { evidenceOf } from './lines/JoinedText.ts';
import { type FoundNumber, findCaseNumbers, numberAt } from './numbers/findCaseNumbers.ts';
import type { ReadField } from './Reading.ts';

/** Where a paper may give its number, from the surest place on. */
export type NumberPlaces = {
  /** The caption and what stands around it on the first page. */
  caption: readonly FilingLine[];
  /** The rest of the first page: letters and forms have no caption. */
  page: readonly FilingLine[];
  /** The caption's court is none of the federal courts whose docket printed the running head. */
  stateCourt: boolean;
};

/**
 * The case number. The court's own docket head is surest; where the caption says the same number, the fuller print is
 * given. A state caption under a federal head (a removed case's papers) keeps its own number.
 */
export function readCaseNumber(banners: Banners, places: NumberPlaces): ReadField<string> | undefined {
  const docket = banners.docket.find((banner) => banner.number !== undefined)?.number;
  const stamp = banners.stamps.find((banner) => banner.number !== undefined)?.number;
  const caption = inLines(places.caption, 'caption-number', 0.95, false);
  const official =
    places.stateCourt && caption !== undefined && docket?.method === 'docket-banner' ? undefined : docket;
  if (official !== undefined) {
    if (caption === undefined || !sameCaseNumber(official.value, caption.value)) return official;
    const fuller = caption.value.length > official.value.length ? caption : official;
    return {
      ...fuller,
      confidence: 0.99,
      evidence: [...fuller.evidence, ...(fuller === caption ? official : caption).evidence],
    };
  }
  // `No. ______` says that the court has yet to give one; a number further down is another case's.
  const blank = places.caption.some((line) => blankNumber.test(line.text));
  return caption ?? stamp ?? (blank ? undefined : inLines(places.page, 'labelled-number', 0.85, true));
}

function inLines(
  lines: readonly FilingLine[],
  method: string,
  confidence: number,
  labelledOnly: boolean,
): ReadField<string> | undefined {
  const found: { line: FilingLine; number: FoundNumber }[] = [];
  let appealed = false;
  for (const [index, line] of lines.entries()) {
    // The number of the case below stands with the words that name the appeal.
    if (
      /^(?:on )?(?:appeals?|petition|certiorari|writ)\b.*\b(?:from|to|for)\b|\b(?:court|tribunal) below\b/i.test(
        line.text,
      )
    )
      appealed = true;
    if (appealed && found.length > 0) break;
    for (const number of findCaseNumbers(line.text)) found.push({ line, number });
    const below = labelAlone.test(line.text) ? underneath(lines, index) : undefined;
    if (below !== undefined) found.push(below);
  }
  const best = found.find(({ number }) => number.labelled) ?? (labelledOnly ? undefined : found[0]);
  const adversary = found.find(({ line }) => /\badv(?:ersary)?\b/i.test(line.text));
  const chosen = adversary ?? best;
  if (chosen === undefined) return undefined;
  const { line, number } = chosen;
  return {
    value: number.value,
    confidence: number.labelled ? confidence : confidence - 0.1,
    method,
    evidence: [evidenceOf(line, number.start, number.end)],
  };
}

const blankNumber =
  /^(?:(?:civil|criminal|case|docket|index|cause|action|file)\s*)*(?:action )?(?:nos?|number|case)\b\.?\s*:?\s*_{3,}\W*$|\b\d{2} civ\.? ?_{3,}/i;

/** A form's box: the label over or before its number. */
const labelAlone = /^(?:(?:case|cause|index|docket|civil action|file)\s*(?:nos?|number|num)?|nos?)\b\.?\s*:?$/i;

function underneath(lines: readonly FilingLine[], at: number): { line: FilingLine; number: FoundNumber } | undefined {
  const label = lines[at]!;
  for (const line of lines.slice(at + 1, at + 6)) {
    const beside = line.row === label.row && line.left > label.right;
    const below = line.row > label.row && line.row - label.row <= 2 && Math.abs(line.left - label.left) < 90;
    if (line.page !== label.page || !(beside || below)) continue;
    const value = numberAt(line.text);
    if (value !== undefined && value.length > 0.6 * line.text.length && !/^\d{1,2}[/-]\d{1,2}[/-]/.test(value)) {
      return { line, number: { value, start: 0, end: value.length, labelled: true } };
    }
  }
  return undefined;
}
