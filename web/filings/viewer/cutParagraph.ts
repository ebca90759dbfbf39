import type { DocumentView } from '#contract/documentViewer';
import type { ExtractedField } from '#contract/extractedFields';
import { confidenceWord } from '../confidenceWord.ts';
import { fieldKey } from './fieldKey.ts';

export type Paragraph = Extract<DocumentView, { layout: 'flow' }>['paragraphs'][number];

/** The words of a value at one of its positions in a paragraph. */
export type ParagraphMark = {
  key: string;
  field: ExtractedField;
  place: number;
  start: number;
  end: number;
  doubt: boolean;
};
export type ParagraphHit = { index: number; start: number; end: number };

/** A part of a paragraph with the same highlights throughout. */
export type Piece = { start: number; text: string; mark: ParagraphMark | null; hit: number | null };

/** The highlights of all values, by paragraph. Words that are no longer at their position are found by their text. */
export function markParagraphs(
  paragraphs: readonly Paragraph[],
  fields: readonly ExtractedField[],
): Map<number, ParagraphMark[]> {
  const texts = new Map(paragraphs.map(({ number, text }) => [number, text]));
  const marks = new Map<number, ParagraphMark[]>();
  for (const field of fields) {
    const doubt = confidenceWord(field.confidence) !== 'sure';
    field.evidence.forEach((evidence, place) => {
      if (evidence.kind !== 'paragraph' || !evidence.quote) return;
      const text = texts.get(evidence.paragraph) ?? '';
      const stands = text.slice(evidence.start, evidence.end) === evidence.quote;
      const start = stands ? evidence.start : text.indexOf(evidence.quote);
      if (start < 0) return;
      const mark = {
        key: `${fieldKey(field)} ${place}`,
        field,
        place,
        start,
        end: start + evidence.quote.length,
        doubt,
      };
      const same = marks.get(evidence.paragraph);
      if (same) same.push(mark);
      else marks.set(evidence.paragraph, [mark]);
    });
  }
  return marks;
}

/**
 * Divides a paragraph where highlights and search results start and end. Of overlapping highlights, the selected one
 * has priority, then the first.
 */
export function cutParagraph(
  text: string,
  marks: readonly ParagraphMark[],
  hits: readonly ParagraphHit[],
  selected: string | null,
): Piece[] {
  if (marks.length === 0 && hits.length === 0) return [{ start: 0, text, mark: null, hit: null }];
  const isChosen = ({ key }: ParagraphMark) => selected !== null && key.startsWith(`${selected} `);
  const ranked = [...marks].sort((one, other) => Number(isChosen(other)) - Number(isChosen(one)));
  const kept: ParagraphMark[] = [];
  for (const mark of ranked) {
    if (kept.every((other) => mark.end <= other.start || mark.start >= other.end)) kept.push(mark);
  }
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...kept, ...hits]) {
    if (start < text.length) cuts.add(start);
    if (end < text.length) cuts.add(end);
  }
  const edges = [...cuts].sort((one, other) => one - other);
  const covers = (at: number) => (one: { start: number; end: number }) => one.start <= at && at < one.end;
  return edges.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, edges[index + 1]),
    mark: kept.find(covers(start)) ?? null,
    hit: hits.find(covers(start))?.index ?? null,
  }));
}
