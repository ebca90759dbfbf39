import type { Box, DocumentText, Evidence, Word } from './DocumentText.ts';

/**
 * How sure recognition is of the words that an evidence quotes: the mean of the least sure third of them, 0 to 1. Null
 * if the words are from the file itself.
 */
export function certaintyOf(document: DocumentText, evidence: readonly Evidence[]): number | null {
  if (document.layout !== 'pages') return null;
  const certainties: number[] = [];
  for (const place of evidence) {
    if (place.kind !== 'page') continue;
    const page = document.pages[place.page - 1];
    if (page?.source !== 'ocr') continue;
    for (const line of page.lines) {
      if (!place.boxes.some((box) => meets(box, line.box))) continue;
      for (const word of line.words) if (isQuoted(word, place.boxes)) certainties.push(word.certainty);
    }
  }
  if (certainties.length === 0) return null;
  const least = certainties.sort((one, other) => one - other).slice(0, Math.ceil(certainties.length / 3));
  return least.reduce((sum, one) => sum + one, 0) / least.length;
}

type Recognized = Word & { certainty: number };

function isQuoted(word: Word, boxes: readonly Box[]): word is Recognized {
  if (word.certainty === undefined) return false;
  const x = (word.box[0] + word.box[2]) / 2;
  const y = (word.box[1] + word.box[3]) / 2;
  return boxes.some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
}

function meets(one: Box, other: Box): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
}
