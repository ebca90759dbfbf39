import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { Box } from '#domain/documents/DocumentText';
import { confidenceWord } from '../confidenceWord.ts';
import { fieldKey } from './fieldKey.ts';

/** The words of a value at one of its positions on a page. */
export type PageMark = {
  key: string;
  field: ExtractedField;
  /** Index of the value's position. */
  place: number;
  boxes: readonly Box[];
  doubt: boolean;
};

/** The highlights of all values, by page, ready to be placed on the pages. */
export function markFields(fields: readonly ExtractedField[]): Map<number, PageMark[]> {
  const marks = new Map<number, PageMark[]>();
  for (const field of fields) {
    const doubt = confidenceWord(field.confidence) !== 'sure';
    field.evidence.forEach((evidence: Evidence, place) => {
      if (evidence.kind !== 'page') return;
      const mark = { key: `${fieldKey(field)} ${place}`, field, place, boxes: evidence.boxes, doubt };
      const same = marks.get(evidence.page);
      if (same) same.push(mark);
      else marks.set(evidence.page, [mark]);
    });
  }
  return marks;
}

/** The highlight at a point of the page, in points; of several, the smallest, which is most likely the intended one. */
export function markAt(marks: readonly PageMark[], x: number, y: number): PageMark | undefined {
  const reach = 2;
  let best: PageMark | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    for (const [left, top, right, bottom] of mark.boxes) {
      if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) continue;
      const size = (right - left) * (bottom - top);
      if (size < smallest) [best, smallest] = [mark, size];
    }
  }
  return best;
}
