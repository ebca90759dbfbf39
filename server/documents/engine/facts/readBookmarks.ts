import type { Pdfium } from '../pdf/pdfium.ts';
import { readString } from './readString.ts';

const most = 200;
const longest = 200;
/** An outline that leads back into itself would have no end. */
const mostSteps = 1000;

/** The titles of a PDF's outline in the order in which a reader sees them. */
export function readBookmarks(pdfium: Pdfium, document: number): string[] {
  const { calls } = pdfium;
  const titles: string[] = [];
  const waiting = [calls.FPDFBookmark_GetFirstChild(document, 0)];
  const seen = new Set<number>();
  while (waiting.length > 0 && titles.length < most && seen.size < mostSteps) {
    const bookmark = waiting.pop()!;
    if (bookmark === 0 || seen.has(bookmark)) continue;
    seen.add(bookmark);
    const title = readString(pdfium, (buffer, length) => calls.FPDFBookmark_GetTitle(bookmark, buffer, length));
    titles.push(title.replace(/\s+/g, ' ').trim().slice(0, longest));
    waiting.push(calls.FPDFBookmark_GetNextSibling(document, bookmark));
    waiting.push(calls.FPDFBookmark_GetFirstChild(document, bookmark));
  }
  return titles;
}
