import type { FixReport } from '#domain/fixes/Fix';
import { isSize, letter } from '#domain/rules/kinds/layout/checkPageSize';
import { DocumentRefused } from '../../DocumentRefused.ts';
import type { OpenPdf } from '../openPdf.ts';
import { type PageFrame, readPageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { savePdf } from '../savePdf.ts';
import { withFloats } from './places.ts';
import { writingCallsOf } from './writingCalls.ts';

/** Puts pages on letter paper, in the orientation that they have: larger ones shrunk, smaller ones in the middle. */
export function fitToLetter(pdf: OpenPdf, asked: readonly number[]): { bytes: Uint8Array; report: Partial<FixReport> } {
  const { pdfium, document, pageCount } = pdf;
  const pages: number[] = [];
  let scale = 1;
  for (const number of [...new Set(asked)].sort((one, other) => one - other)) {
    if (number < 1 || number > pageCount) continue;
    const page = pdfium.calls.FPDF_LoadPage(document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    const frame = readPageFrame(pdfium, page);
    if (!isSize(frame, letter)) {
      scale = Math.min(scale, fitPage(pdfium, page, frame));
      pages.push(number);
    }
    pdfium.calls.FPDF_ClosePage(page);
  }
  return { bytes: savePdf(pdfium, document), report: { pages, scale } };
}

/** Moves everything on the page by one scale and one distance; its rotation stays. Returns the scale. */
function fitPage(pdfium: Pdfium, page: number, frame: PageFrame): number {
  const calls = writingCallsOf(pdfium);
  const isTurned = calls.FPDFPage_GetRotation(page) % 2 === 1;
  const [across, up] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height];
  const [width, height] = across > up ? [letter.height, letter.width] : [letter.width, letter.height];
  const scale = Math.min(1, width / across, height / up);
  const [left, bottom] = cornerOf(pdfium, page);
  const e = (width - scale * across) / 2 - scale * left;
  const f = (height - scale * up) / 2 - scale * bottom;
  // The clip is in the page's new coordinates: what the crop box hid stays hidden.
  const clip = [left, bottom + up, left + across, bottom].map(
    (edge, index) => scale * edge + (index % 2 === 0 ? e : f),
  );
  withFloats(pdfium, [scale, 0, 0, scale, e, f], (matrix) =>
    withFloats(pdfium, clip, (rect) => calls.FPDFPage_TransFormWithClip(page, matrix, rect)),
  );
  calls.FPDFPage_TransformAnnots(page, scale, 0, 0, scale, e, f);
  calls.FPDFPage_SetMediaBox(page, 0, 0, width, height);
  calls.FPDFPage_SetCropBox(page, 0, 0, width, height);
  return scale;
}

function cornerOf(pdfium: Pdfium, page: number): [number, number] {
  return withFloats(pdfium, [0, 0, 0, 0], (rect) => {
    pdfium.calls.FPDF_GetPageBoundingBox(page, rect);
    const [left = 0, , , bottom = 0] = pdfium.floats.subarray(rect >> 2, (rect >> 2) + 4);
    return [left, bottom];
  });
}
