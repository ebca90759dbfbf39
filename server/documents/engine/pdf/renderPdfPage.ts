import sharp from 'sharp';
import { type PageTile, tileSide } from '#server/kernel/ports/DocumentEngine';
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

/**
 * One page as a WebP picture, `width` pixels wide at most, or one square of the page drawn as wide as that; null when
 * there is no such page or square.
 */
export async function renderPdfPage(
  bytes: Uint8Array,
  number: number,
  width: number,
  tile?: PageTile,
): Promise<Uint8Array | null> {
  const pdf = await openPdf(bytes);
  let picture: Picture | null;
  try {
    if (number < 1 || number > pdf.pageCount) return null;
    picture = drawPage(pdf.pdfium, pdf.document, number, (frame) =>
      tile ? squareOf(frame, width, tile) : fullPageOf(frame, width),
    );
  } finally {
    pdf.close();
  }
  if (!picture) return null;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(picture.pixels, { raw }).removeAlpha().webp({ quality: 88, effort: 2 }).toBuffer();
}

/** The entire page as it would be drawn, and the part of it that is. */
type Part = { whole: { width: number; height: number }; left: number; top: number; width: number; height: number };

function drawPage(
  pdfium: Pdfium,
  document: number,
  number: number,
  partOf: (frame: PageFrame) => Part | null,
): Picture | null {
  const { calls } = pdfium;
  const { page } = loadPrintedPage(pdfium, document, number - 1);
  if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
  const part = partOf(readPageFrame(pdfium, page));
  if (part === null) {
    calls.FPDF_ClosePage(page);
    return null;
  }
  const { whole, left, top, width, height } = part;
  const buffer = calls.malloc(width * height * 4);
  try {
    if (buffer === 0) throw new DocumentRefused('document_too_much_memory', { page: number });
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, bgra, buffer, width * 4);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    const flags = drawAnnotations | redFirst;
    calls.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, 0, flags);
    calls.FPDFBitmap_Destroy(bitmap);
    return { pixels: Buffer.from(pdfium.bytes.subarray(buffer, buffer + width * height * 4)), width, height };
  } finally {
    calls.free(buffer);
    calls.FPDF_ClosePage(page);
  }
}

function fullPageOf(frame: PageFrame, asked: number): Part {
  const whole = sizeOf(frame, asked);
  return { whole, left: 0, top: 0, ...whole };
}

function squareOf(frame: PageFrame, asked: number, { column, row }: PageTile): Part | null {
  const whole = { width: asked, height: Math.max(1, Math.round((frame.height * asked) / frame.width)) };
  const [left, top] = [column * tileSide, row * tileSide];
  if (left >= whole.width || top >= whole.height) return null;
  const [width, height] = [Math.min(tileSide, whole.width - left), Math.min(tileSide, whole.height - top)];
  return { whole, left, top, width, height };
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
