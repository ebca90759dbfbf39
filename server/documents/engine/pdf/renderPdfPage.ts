import sharp from 'sharp';
import { DocumentRefused } from '../DocumentRefused.ts';
import { openPdf } from './openPdf.ts';
import { readPageFrame } from './pageFrame.ts';

/** Bytes of a bitmap that is rendered at most: a gigantic page is drawn smaller rather than not at all. */
const mostPixels = 12_000_000;
const bgra = 4;
const white = 0xffffffff;
const drawAnnotations = 0x01;

/** One page as a WebP picture, `width` pixels wide at most; null when there is no such page. */
export async function renderPdfPage(bytes: Uint8Array, number: number, width: number): Promise<Uint8Array | null> {
  const pdf = await openPdf(bytes);
  const { calls } = pdf.pdfium;
  try {
    if (number > pdf.pageCount) return null;
    const page = calls.FPDF_LoadPage(pdf.document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    const frame = readPageFrame(pdf.pdfium, page);
    const scale = Math.min(width / frame.width, Math.sqrt(mostPixels / (frame.width * frame.height)));
    const across = Math.max(1, Math.round(frame.width * scale));
    const down = Math.max(1, Math.round(frame.height * scale));
    const buffer = calls.malloc(across * down * 4);
    if (buffer === 0) throw new DocumentRefused('document_too_much_memory');
    const bitmap = calls.FPDFBitmap_CreateEx(across, down, bgra, buffer, across * 4);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, white);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, drawAnnotations);
    const pixels = Buffer.from(pdf.pdfium.bytes.subarray(buffer, buffer + across * down * 4));
    calls.FPDFBitmap_Destroy(bitmap);
    calls.free(buffer);
    calls.FPDF_ClosePage(page);
    swapRedAndBlue(pixels);
    return await sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 88, effort: 2 })
      .toBuffer();
  } finally {
    pdf.close();
  }
}

/** PDFium draws blue, green, red; pictures are red, green, blue. */
function swapRedAndBlue(pixels: Buffer): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const blue = pixels[i]!;
    pixels[i] = pixels[i + 2]!;
    pixels[i + 2] = blue;
  }
}
