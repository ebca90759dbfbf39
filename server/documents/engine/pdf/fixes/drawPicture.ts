import sharp from 'sharp';
import type { Box } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../../DocumentRefused.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';

const bestResolution = 300;
const mostPixels = 12_000_000;
/** No JPEG has more than 65,535 pixels in a row. */
const longestSide = 16_000;
const bgra = 4;
const white = 0xffffffff;
const black = 0xff000000;
const drawAnnotations = 0x01;
const redFirst = 0x10;
/** How far the colors of a gray pixel may differ, of 255. */
const stray = 12;
/** A lossless picture is preferred if it is not much larger. */
const preference = 1.3;
const photographQuality = 78;
/** Distance of the shades of a typed page: sixteen of them look the same and take a third less. */
const step = 17;

/** An open page as a picture, with black boxes in it: nothing that was under them is left. */
export async function drawPicture(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  boxes: readonly Box[],
): Promise<Buffer> {
  const scale = Math.min(
    bestResolution / 72,
    Math.sqrt(mostPixels / (frame.width * frame.height)),
    longestSide / Math.max(frame.width, frame.height),
  );
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const pixels = draw(pdfium, page, { width, height }, (bitmap) => {
    for (const [left, top, right, bottom] of boxes) {
      const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
      const [across, down] = [Math.ceil(right * scale) - x, Math.ceil(bottom * scale) - y];
      pdfium.calls.FPDFBitmap_FillRect(bitmap, x, y, across, down, black);
    }
  });
  const raw = { raw: { width, height, channels: 4 as const } };
  const jpeg = sharp(pixels, raw).removeAlpha();
  if (hasColor(pixels)) return jpeg.jpeg({ quality: photographQuality }).toBuffer();
  const gray = grayOf(pixels);
  const scanned = await jpeg.toColorspace('b-w').jpeg({ quality: photographQuality }).toBuffer();
  const typed = await sharp(gray, { raw: { width, height, channels: 1 } })
    .toColorspace('b-w')
    .png()
    .toBuffer();
  return typed.length <= preference * scanned.length ? typed : scanned;
}

function draw(
  pdfium: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
  over: (bitmap: number) => void,
): Buffer {
  const { calls } = pdfium;
  const buffer = calls.malloc(width * height * 4);
  if (buffer === 0) throw new DocumentRefused('document_too_much_memory');
  try {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, bgra, buffer, width * 4);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawAnnotations | redFirst);
    over(bitmap);
    calls.FPDFBitmap_Destroy(bitmap);
    return Buffer.from(pdfium.bytes.subarray(buffer, buffer + width * height * 4));
  } finally {
    calls.free(buffer);
  }
}

function hasColor(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (Math.abs(red - green) > stray || Math.abs(green - blue) > stray || Math.abs(red - blue) > stray) return true;
  }
  return false;
}

function grayOf(pixels: Uint8Array): Buffer {
  const gray = Buffer.alloc(pixels.length / 4);
  for (let at = 0; at < gray.length; at++) gray[at] = Math.round(pixels[4 * at]! / step) * step;
  return gray;
}
