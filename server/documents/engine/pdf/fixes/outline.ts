import type { Bookmark } from '#domain/fixes/Fix';
import { readString } from '../../facts/readString.ts';
import type { Pdfium } from '../pdfium.ts';
import { withText } from '../savePdf.ts';
import { writingCallsOf } from './writingCalls.ts';

const most = 2000;
const deepest = 12;

/** A bookmark with those under it. Its page is null if it leads nowhere in the document. */
export type OutlineItem = { title: string; page: number | null; items: OutlineItem[] };

/** The outline of an open document. */
export function readOutlineItems(pdfium: Pdfium, document: number): OutlineItem[] {
  const calls = writingCallsOf(pdfium);
  const seen = new Set<number>();

  function readAll(parent: number, depth: number): OutlineItem[] {
    const items: OutlineItem[] = [];
    let bookmark = depth > deepest ? 0 : calls.FPDFBookmark_GetFirstChild(document, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < most) {
      seen.add(bookmark);
      const at = bookmark;
      const title = readString(pdfium, (buffer, length) => calls.FPDFBookmark_GetTitle(at, buffer, length));
      items.push({ title, page: pageOf(at), items: readAll(at, depth + 1) });
      bookmark = calls.FPDFBookmark_GetNextSibling(document, bookmark);
    }
    return items;
  }

  function pageOf(bookmark: number): number | null {
    const own = calls.FPDFBookmark_GetDest(document, bookmark);
    const action = own === 0 ? calls.FPDFBookmark_GetAction(bookmark) : 0;
    const destination = action === 0 ? own : calls.FPDFAction_GetDest(document, action);
    const index = destination === 0 ? -1 : calls.FPDFDest_GetDestPageIndex(document, destination);
    return index < 0 ? null : index + 1;
  }

  return readAll(0, 0);
}

/** Adds items to the end of a document's outline, or under a bookmark. */
export function writeOutlineItems(pdfium: Pdfium, document: number, items: readonly OutlineItem[], parent = 0): void {
  for (const { title, page, items: below } of items) {
    const bookmark = addBookmark(pdfium, document, { title, page }, parent);
    if (bookmark !== 0) writeOutlineItems(pdfium, document, below, bookmark);
  }
}

/** Adds one bookmark, which leads to the top of its page. Returns its handle. */
export function addBookmark(
  pdfium: Pdfium,
  document: number,
  { title, page }: Pick<Bookmark, 'title'> & { page: number | null },
  parent = 0,
): number {
  const calls = writingCallsOf(pdfium);
  const bookmark = withText(pdfium, title, 'utf16le', (text) => calls.EPDFBookmark_AppendChild(document, parent, text));
  const target = page === null || bookmark === 0 ? 0 : calls.FPDF_LoadPage(document, page - 1);
  if (target === 0) return bookmark;
  const top = calls.FPDF_GetPageHeightF(target);
  calls.EPDFBookmark_SetDest(document, bookmark, calls.EPDFDest_CreateXYZ(target, 0, 0, 1, top, 0, 0));
  calls.FPDF_ClosePage(target);
  return bookmark;
}
