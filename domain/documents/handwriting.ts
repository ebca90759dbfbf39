import type { Box, DocumentText, Evidence } from './DocumentText.ts';

/** Numbers of the pages with passages that are probably handwritten. */
export function handwrittenPages(document: DocumentText): number[] {
  if (document.layout !== 'pages') return [];
  return document.pages.filter((page) => page.handwriting !== undefined).map((page) => page.number);
}

/** Points: words as near as this on the same line belong to the same entry, such as the printed half of a case number. */
const near = 24;
/** The share of a value's height that must be beside the handwriting, which reaches into the lines around it. */
const leastBeside = 0.5;

/** Whether a value was read from a place that is probably handwritten, or from words directly beside it. */
export function isHandwritten(document: DocumentText, evidence: readonly Evidence[]): boolean {
  if (document.layout !== 'pages') return false;
  return evidence.some((place) => {
    const handwriting = place.kind === 'page' ? document.pages[place.page - 1]?.handwriting : undefined;
    return handwriting?.some((box) => place.kind === 'page' && place.boxes.some((other) => meets(box, other))) ?? false;
  });
}

function meets(handwriting: Box, value: Box): boolean {
  if (handwriting[0] - near >= value[2] || handwriting[2] + near <= value[0]) return false;
  const beside = Math.min(handwriting[3], value[3]) - Math.max(handwriting[1], value[1]);
  return beside >= leastBeside * (value[3] - value[1]);
}
