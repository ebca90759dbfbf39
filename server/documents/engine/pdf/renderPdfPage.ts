import sharp from 'sharp';
import { DocumentRefused } from '../DocumentRefused.ts';
import { loadPrintedPage } from './loadPrintedPage.ts';
import { openPdf } from './openPdf.ts';
import { type PageFrame, readPageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** What a picture has at most: a gigantic page is drawn smaller rather than not at all, a ribbon thinner. */
const widest = 2400;
const mostPixels = 12_000_000;
const longestSide = 16_000;

const bgra = 4;
const white = 0xffffffff;
const drawAnnotations = 0x01;
const redFirst = 0x10;

type Picture = { pixels: Buffer; width: number; height: number };

/** One page as a WebP picture, `width` pixels wide at most; null when there is no such page. */
export async function renderPdfPage(bytes: Uint8Array, number: number, width: number): Promise<Uint8Array | null> {
  const pdf = await openPdf(bytes);
  let picture: Picture;
  try {
    if (number < 1 || number > pdf.pageCount) return null;
    picture = drawPage(pdf.pdfium, pdf.document, number, width);
  } finally {
    pdf.close();
  }
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(picture.pixels, { raw }).removeAlpha().webp({ quality: 88, effort: 2 }).toBuffer();
}

function drawPage(pdfium: Pdfium, document: number, number: number, asked: number): Picture {
  const { calls } = pdfium;
  const { page } = loadPrintedPage(pdfium, document, number - 1);
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
  const { width, height } = sizeOf(readPageFrame(pdfium, page), asked);
  const buffer = calls.malloc(width * height * 4);
  try {
    if (buffer === 0) throw new DocumentRefused('document_too_much_memory', { page: number });
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, bgra, buffer, width * 4);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawAnnotations | redFirst);
    calls.FPDFBitmap_Destroy(bitmap);
    return { pixels: Buffer.from(pdfium.bytes.subarray(buffer, buffer + width * height * 4)), width, height };
  } finally {
    calls.free(buffer);
    calls.FPDF_ClosePage(page);
  }
}

function sizeOf(frame: PageFrame, asked: number): { width: number; height: number } {
  const scale = Math.min(
    Math.min(asked, widest) / frame.width,
    Math.sqrt(mostPixels / (frame.width * frame.height)),
    longestSide / frame.height,
  );
  return {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
  };
}
