import { DocumentRefused } from '../../DocumentRefused.ts';
import { type OpenPdf, openPdf } from '../openPdf.ts';
import { readPageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { savePdf } from '../savePdf.ts';
import { flattenPages } from './flattenForms.ts';
import { type InnerLink, readInnerLinks, removeOtherLinks, writeInnerLinks } from './links.ts';
import { type OutlineItem, readOutlineItems, writeOutlineItems } from './outline.ts';
import { type Layer, writeLayers } from './writeLayers.ts';
import { writingCallsOf } from './writingCalls.ts';

export type Anew = {
  /** Pages that are rebuilt, by their index; none of their old objects is copied. */
  rebuilt?: ReadonlyMap<number, Layer>;
  /** Sees each copied page before it is saved. */
  onPage?: (pdfium: Pdfium, page: number) => void;
  /** Whether a bookmark is kept; by default, all are. */
  keeps?: (title: string) => boolean;
};

/**
 * A new file with the pages of an open document. Only what the pages need is copied: scripts, metadata, embedded files,
 * forms, earlier states, and objects to which nothing refers stay behind. Forms are flattened; bookmarks, and links between
 * pages, are set again.
 */
export async function writeAnew(pdf: OpenPdf, { rebuilt = new Map(), onPage, keeps }: Anew): Promise<Uint8Array> {
  const { pdfium, document } = pdf;
  flattenPages(pdf);
  const outline = pruned(readOutlineItems(pdfium, document), keeps);
  const links = readAllLinks(pdf);
  const kept = Array.from({ length: pdf.pageCount }, (_, index) => index).filter((index) => !rebuilt.has(index));
  const copied = copyPages(pdfium, document, kept, (page) => {
    removeOtherLinks(pdfium, page);
    onPage?.(pdfium, page);
    dropUnusedResources(pdfium, page);
  });
  // What no page refers to anymore is still in that file, and is left behind by the second copy.
  const first = await openPdf(copied);
  const target = pdfium.calls.FPDF_CreateNewDocument();
  try {
    importPages(
      pdfium,
      target,
      first.document,
      kept.map((_, at) => at),
    );
    await insertRebuilt(pdfium, target, rebuilt);
    setLinks(pdfium, target, links, rebuilt);
    writeOutlineItems(pdfium, target, outline);
    return savePdf(pdfium, target);
  } finally {
    pdfium.calls.FPDF_CloseDocument(target);
    first.close();
  }
}

function pruned(items: readonly OutlineItem[], keeps: Anew['keeps']): OutlineItem[] {
  return items.flatMap((item) => {
    const below = pruned(item.items, keeps);
    return keeps === undefined || keeps(item.title) ? [{ ...item, items: below }] : below;
  });
}

function readAllLinks({ pdfium, document, pageCount }: OpenPdf): InnerLink[][] {
  return Array.from({ length: pageCount }, (_, index) => {
    const page = pdfium.calls.FPDF_LoadPage(document, index);
    const links = page === 0 ? [] : readInnerLinks(pdfium, document, page);
    if (page !== 0) pdfium.calls.FPDF_ClosePage(page);
    return links;
  });
}

function copyPages(
  pdfium: Pdfium,
  from: number,
  indices: readonly number[],
  change: (page: number) => void,
): Uint8Array {
  const { calls } = pdfium;
  const target = calls.FPDF_CreateNewDocument();
  try {
    importPages(pdfium, target, from, indices);
    for (const [at, index] of indices.entries()) {
      const page = withoutPageActions(pdfium, { target, at }, { from, index });
      if (page === 0) throw new DocumentRefused('document_fix_failed', { page: index + 1 });
      change(page);
      calls.FPDF_ClosePage(page);
    }
    return savePdf(pdfium, target);
  } finally {
    calls.FPDF_CloseDocument(target);
  }
}

const whenOpened = 0;
const whenClosed = 1;

/** A copied page, open. One that acts when it is opened or closed is replaced with a page that only shows it. */
function withoutPageActions(
  pdfium: Pdfium,
  { target, at }: { target: number; at: number },
  { from, index }: { from: number; index: number },
): number {
  const calls = writingCallsOf(pdfium);
  const page = calls.FPDF_LoadPage(target, at);
  if (page === 0) return 0;
  const acts = [whenOpened, whenClosed].some((when) => calls.FPDF_GetPageAAction(page, when) !== 0);
  if (!acts) return page;
  const { width, height } = readPageFrame(pdfium, page);
  calls.FPDF_ClosePage(page);
  const shown = calls.FPDF_NewXObjectFromPage(target, from, index);
  if (shown === 0) return 0;
  calls.FPDFPage_Delete(target, at);
  const plain = calls.FPDFPage_New(target, at, width, height);
  calls.FPDFPage_InsertObject(plain, calls.FPDF_NewFormObjectFromXObject(shown));
  calls.FPDF_CloseXObject(shown);
  return plain;
}

/** PDFium drops what a page does not use when it writes the page's contents, and it writes them if anything is added. */
function dropUnusedResources({ calls }: Pdfium, page: number): void {
  const nothing = calls.FPDFPageObj_CreateNewRect(0, 0, 0, 0);
  calls.FPDFPath_SetDrawMode(nothing, 0, 0);
  calls.FPDFPage_InsertObject(page, nothing);
  if (!calls.FPDFPage_GenerateContent(page)) throw new DocumentRefused('document_fix_failed');
}

function importPages(pdfium: Pdfium, target: number, from: number, indices: readonly number[], before = 0): void {
  if (indices.length === 0) return;
  const { calls } = pdfium;
  const list = calls.malloc(4 * indices.length);
  new Int32Array(pdfium.bytes.buffer, list, indices.length).set(indices);
  const isCopied = calls.FPDF_ImportPagesByIndex(target, from, list, indices.length, before);
  calls.free(list);
  if (!isCopied) throw new DocumentRefused('document_fix_failed');
}

async function insertRebuilt(pdfium: Pdfium, target: number, rebuilt: ReadonlyMap<number, Layer>): Promise<void> {
  if (rebuilt.size === 0) return;
  const inOrder = [...rebuilt].sort(([one], [other]) => one - other);
  const written = await openPdf(await writeLayers(inOrder.map(([, layer]) => layer)));
  for (const [at, [index]] of inOrder.entries()) importPages(pdfium, target, written.document, [at], index);
  written.close();
}

function setLinks(
  pdfium: Pdfium,
  target: number,
  links: readonly InnerLink[][],
  rebuilt: NonNullable<Anew['rebuilt']>,
): void {
  for (const [index, ofPage] of links.entries()) {
    if (ofPage.length === 0 || rebuilt.has(index)) continue;
    const page = pdfium.calls.FPDF_LoadPage(target, index);
    if (page === 0) continue;
    writeInnerLinks(pdfium, target, page, ofPage);
    pdfium.calls.FPDF_ClosePage(page);
  }
}
