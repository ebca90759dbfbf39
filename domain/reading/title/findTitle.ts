import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, type JoinedText, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Caption } from '../caption/findCaption.ts';
import { isAside, isBodyStart, isContact, isRule } from '../caption/markers.ts';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { classifyTitle } from './classifyTitle.ts';

/** A document's title with the type that it names, and its name where the title says more than the type's label. */
export type FoundTitle = { title: ReadField<string>; type: DocumentTypeId; words?: string };

/** Lines of text that may appear between a caption and its title. */
const mostProse = 7;

type Place = { method: string; confidence: number };

/** The title: next to the parties, else below the caption, else above it, else at the head of a document without a caption. */
export function findTitle(
  caption: Caption | undefined,
  front: readonly FilingLine[],
  heading: ReadonlySet<FilingLine>,
): FoundTitle | undefined {
  const found: FoundTitle[] = [];
  for (const [lines, place] of placesOf(caption, front, heading)) {
    const one = inLines(lines(), place);
    if (one !== undefined && !isWeak(one)) return one;
    if (one !== undefined) found.push(one);
  }
  return found[0];
}

/** Possible places of a title, most likely first. */
function placesOf(
  caption: Caption | undefined,
  front: readonly FilingLine[],
  heading: ReadonlySet<FilingLine>,
): [lines: () => readonly FilingLine[], place: Place][] {
  if (caption === undefined) return [[() => upToProse(front, heading), readBy('heading-title')]];
  const below = caption.after.slice(0, 110);
  const page = caption.parties[0]?.page ?? below[0]?.page;
  return [
    [() => caption.beside, readBy('caption-title')],
    [
      () => [...caption.parties, ...caption.after.slice(0, 12)].filter(({ text }) => formTitle.test(text)),
      readBy('form-title'),
    ],
    [
      () =>
        upToProse(
          below.filter((line) => line.page === page),
          heading,
        ),
      readBy('title-below-caption'),
    ],
    [() => caption.before.filter((line) => isHeadingLike(line) && !heading.has(line)), readBy('title-above-caption')],
    [
      () =>
        caption.parties.filter(
          (line) => (isHeadingLike(line) && classifyTitle(line.text)?.start === 0) || isTitleAtRight(line),
        ),
      readBy('title-in-caption'),
    ],
    // A long caption fills the first page.
    [() => upToProse(below, heading), readBy('title-below-caption')],
  ];
}

/** A form's title appears in capitals before the boxes that say which kind of it is meant. */
const formTitle = /^[A-Z][A-Z ,'()/-]{5,60}\s*(?:\[[ xX]?\]|[☐☑☒□■])/;

/** Whether titles name this type together with another document as often as it is the document itself. */
export function isWeak({ type }: FoundTitle): boolean {
  return documentType(type).namedBeside;
}

function inLines(lines: readonly FilingLine[], { method, confidence }: Place): FoundTitle | undefined {
  let weak: FoundTitle | undefined;
  for (const block of toBlocks(lines)) {
    const joined = joinLines(block);
    const found = classifyTitle(joined.text);
    if (found === undefined) continue;
    const end = endOfTitle(joined, found.end);
    const value = joined.text.slice(0, end).replace(/\s+/g, ' ').trim();
    const { type, words } = found;
    const title = { value, confidence, method, evidence: evidenceIn(joined, 0, end) };
    const one: FoundTitle = { title, type, ...(words !== undefined && { words }) };
    if (!isWeak(one)) return one;
    weak ??= one;
  }
  return weak;
}

/** Lines that belong together: no wide gap, no rule and no aside between them. */
function toBlocks(lines: readonly FilingLine[]): FilingLine[][] {
  const blocks: FilingLine[][] = [];
  let open = false;
  let posture = false;
  for (const line of lines) {
    posture = isPosture(line.text) || (posture && isCourtBelow(line.text));
    if (posture) {
      open = false;
      continue;
    }
    if (isAside(line.text) || isRule(line.text) || /^\(?(?:\d{1,2}|[IVX]{1,4})[.)](?:\s|$)/.test(line.text)) {
      open = false;
      continue;
    }
    const last = blocks.at(-1)?.at(-1);
    const near =
      last !== undefined &&
      line.page === last.page &&
      line.top - last.bottom < (goesOn(last.text, line.text) ? doubleSpaced : 1.25) * Math.max(line.size, last.size) &&
      line.row - last.row <= 3 &&
      !(isCapitals(last.text) && !isCapitals(line.text));
    if (open && near && blocks.at(-1)!.length < 9) blocks.at(-1)!.push(line);
    else blocks.push([line]);
    open = true;
  }
  return blocks;
}

/** This many heights of a letter lie between the lines of a double-spaced paper (Cal. Rules of Court, rule 2.108). */
const doubleSpaced = 2;
const joint = 'of|to|for|and|or|on|in|by|the|against|upon|with|from|re';
const endsOpen = new RegExp(`\\b(?:${joint})$`, 'i');
const beginsOpen = new RegExp(`^(?:${joint})\\b`, 'i');

/** A line in capitals that ends or begins with a word that joins is half a title: `PETITION FOR DISSOLUTION OF / MARRIAGE`. */
function goesOn(line: string, next: string): boolean {
  return isCapitals(line) && isCapitals(next) && (endsOpen.test(line.trim()) || beginsOpen.test(next.trim()));
}

/** What a cover says under its caption of the case below: `On Appeal from the District Court / for the District of Ohio`. */
function isPosture(text: string): boolean {
  return /^\W*(?:on (?:appeals?|petitions?|writs?|applications?|certification|review|remand)|appeals? from)\b/i.test(
    text,
  );
}

function isCourtBelow(text: string): boolean {
  if (/^(?:for|of|in|to|from|by) the\b|^(?:no|case no|civil action|honorable|hon)\b/i.test(text)) return true;
  return /\b(?:court|circuit|district|county)\b/i.test(text) && classifyTitle(text) === undefined;
}

const furtherDemands = ['jury trial', 'trial by jury', 'demand for (a )?jury', 'injunctive relief requested'];
const rightColumnOpenings = [
  pattern()`(?:and )?${anyOf(furtherDemands)}\b`,
  /\(?1[.)]\s/,
  'date:',
  /(?<!\b(?:of|for|to|re|on|and) )hearing\b/,
  /\[/,
  /judge\b/,
];
const besideTitle = pattern('i')`\s+${anyOf(rightColumnOpenings)}`;
/** What comes with a title and is none: a demand for a jury, a hearing's date. */
function endOfTitle(joined: JoinedText, from: number): number {
  const beyond = besideTitle.exec(joined.text.slice(from));
  return beyond === null ? joined.text.length : from + beyond.index;
}

/** The headings up to the body. Lawyers' addresses and one or two statements precede a title. */
function upToProse(lines: readonly FilingLine[], heading: ReadonlySet<FilingLine>): FilingLine[] {
  const kept: FilingLine[] = [];
  let prose = 0;
  for (const line of lines) {
    if (heading.has(line)) continue;
    if (isHeadingLike(line)) {
      kept.push(line);
    } else if (isBodyStart(line.text) || line.text.split(' ').length > 12) {
      prose++;
      const begun = /^(?:now,? comes?|comes? now|to the honorable|this (?:matter|cause))/i.test(line.text);
      if (begun || prose > mostProse || kept.some((one) => classifyTitle(one.text) !== undefined)) break;
    }
  }
  return kept;
}

/** A title in capitals ends where small letters begin. */
function isCapitals(text: string): boolean {
  return !/[a-z]{3}/.test(text) && /[A-Z]{2}/.test(text);
}

/** The right column of a caption without a divider may have nothing but the title in small letters. */
function isTitleAtRight({ text, left, pageWidth }: FilingLine): boolean {
  if (left < 0.5 * pageWidth || !/^[A-Z]/.test(text)) return false;
  const named = classifyTitle(text);
  return named !== undefined && named.start === 0 && named.end === text.length;
}

/** Set like a heading: in capitals, bold, or short and in the middle. */
function isHeadingLike(line: FilingLine): boolean {
  const { text } = line;
  if (text.length > 110 || isContact(text)) return false;
  const letters = text.replace(/[^A-Za-z]/g, '');
  if (letters.length < 3) return false;
  const upper = letters.replace(/[^A-Z]/g, '').length;
  if (upper > 0.8 * letters.length) return true;
  const words = text.split(/\s+/).filter((word) => /^[A-Za-z]{4,}/.test(word));
  const capital = words.length > 0 && words.every((word) => /^[A-Z]/.test(word));
  if (/[.;,]$/.test(text) && words.length > 6) return false;
  if (line.bold && text.length < 90) return capital;
  if (line.source.kind === 'flow') return capital && words.length <= 12 && text.length < 90;
  const center = (line.left + line.right) / 2;
  return (
    capital &&
    Math.abs(center - line.pageWidth / 2) < 0.08 * line.pageWidth &&
    line.right - line.left < 0.75 * line.pageWidth
  );
}
