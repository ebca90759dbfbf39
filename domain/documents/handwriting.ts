import type { Box, DocumentText, Evidence } from './DocumentText.ts';

/** Numbers of the pages with passages that are probably handwritten. */
export function handwrittenPages(document: DocumentText): number[] {
  if (document.layout !== 'pages') return [];
  return document.pages.filter((page) => page.handwriting !== undefined).map((page) => page.number);
}

/** Whether a value was read from a place that is probably handwritten, which recognition does not read. */
export function isHandwritten(document: DocumentText, evidence: readonly Evidence[]): boolean {
  if (document.layout !== 'pages') return false;
  return evidence.some((place) => {
    const handwriting = place.kind === 'page' ? document.pages[place.page - 1]?.handwriting : undefined;
    return handwriting?.some((box) => place.kind === 'page' && place.boxes.some((other) => meets(box, other))) ?? false;
  });
}

function meets(one: Box, other: Box): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}
