import type { PrintedWord } from './PrintedWord.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

const imageObject = 3;
/** A scan covers its page; letterheads, seals and signatures do not. */
const coveringShare = 0.5;
/** The lines that e-filing systems stamp across the top and the bottom, as a share of the height. */
const stampZone = 0.1;
/** A page with fewer words than this outside the stamps says nothing that could be read. */
const leastWords = 12;

/**
 * Whether a page is a picture whose words the file does not carry. 'Has a text layer' is not 'its text is not empty':
 * many scans carry nothing but the e-filing banner.
 */
export function isPictureOfText(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  words: readonly PrintedWord[],
): boolean {
  const said = words.filter(
    (word) => word.top > stampZone * frame.height && word.bottom < (1 - stampZone) * frame.height,
  );
  if (said.length >= leastWords) return false;
  return coveredByImages(pdfium, page) >= coveringShare * frame.width * frame.height;
}

/** Square points under images, counted until the page is surely covered. */
function coveredByImages(pdfium: Pdfium, page: number): number {
  const { calls } = pdfium;
  const scratch = calls.malloc(16);
  let covered = 0;
  const count = Math.min(calls.FPDFPage_CountObjects(page), 2000);
  for (let i = 0; i < count; i++) {
    const object = calls.FPDFPage_GetObject(page, i);
    if (calls.FPDFPageObj_GetType(object) !== imageObject) continue;
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats.subarray(scratch >> 2, (scratch >> 2) + 4);
    covered += Math.abs((right - left) * (top - bottom));
  }
  calls.free(scratch);
  return covered;
}
