import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import { confidenceWord } from '../confidenceWord.ts';
import type { Paragraph } from './cutParagraph.ts';
import { fieldKey } from './fieldKey.ts';
import { type DeskLayout, pixelsAPoint } from './layOutSheets.ts';
import { placeOnDesk } from './turning.ts';
import type { Search } from './useDocumentSearch.ts';

export type Tick = {
  key: string;
  kind: 'value' | 'doubt' | 'on' | 'found' | 'current';
  /** Fraction of the total length. */
  at: number;
  place: Evidence;
  hit: number | null;
};

/** Positions closer together than this fraction cannot be distinguished or pressed on a strip. */
const finest = 400;

/** The positions of a document's highlights as fractions of its length; of overlapping ones, only one. */
export function ticksOf(
  fields: readonly ExtractedField[],
  search: Pick<Search, 'found' | 'current'>,
  selected: string | null,
  shareOf: (place: Evidence) => number | null,
): Tick[] {
  const ticks = new Map<string, Tick>();
  const add = (kind: Tick['kind'], place: Evidence, hit: number | null) => {
    const at = shareOf(place);
    if (at === null) return;
    const key = `${kind} ${Math.round(at * finest)}`;
    if (!ticks.has(key)) ticks.set(key, { key, kind, at, place, hit });
  };
  for (const field of fields) {
    const kind = fieldKey(field) === selected ? 'on' : confidenceWord(field.confidence) === 'sure' ? 'value' : 'doubt';
    for (const place of field.evidence) add(kind, place, null);
  }
  search.found?.hits.forEach(({ evidence }, index) => {
    add(index === search.current ? 'current' : 'found', evidence, index);
  });
  return [...ticks.values()];
}

export function shareOfPages(layout: DeskLayout | null): (place: Evidence) => number | null {
  return (place) => {
    const sheet = place.kind === 'page' ? layout?.sheets[place.page - 1] : undefined;
    const box = place.kind === 'page' ? place.boxes[0] : undefined;
    if (!layout || !sheet) return null;
    return (box ? placeOnDesk(box, sheet, layout.turn).top : sheet.top + pixelsAPoint) / layout.height;
  };
}

/** Before layout, a document without pages has no positions: the fraction of its characters is an adequate estimate. */
export function shareOfParagraphs(paragraphs: readonly Paragraph[]): (place: Evidence) => number | null {
  const starts = new Map<number, number>();
  let length = 0;
  for (const { number, text } of paragraphs) {
    starts.set(number, length);
    length += text.length + lineLetters;
  }
  return (place) => {
    const start = place.kind === 'paragraph' ? starts.get(place.paragraph) : undefined;
    return start === undefined || place.kind !== 'paragraph' ? null : (start + place.start) / length;
  };
}

/** The gap between two paragraphs takes up about as much space as this many characters. */
const lineLetters = 80;
