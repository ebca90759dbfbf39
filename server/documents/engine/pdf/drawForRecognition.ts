import { readerSize } from '#domain/documents/readerFrame';
import { DocumentRefused } from '../DocumentRefused.ts';
import { despeckle } from '../ocr/despeckle.ts';
import { findLean, type GrayPicture } from '../ocr/findLean.ts';
import { whiten } from '../ocr/whiten.ts';
import { writePng } from '../ocr/writePng.ts';
import { loadPrintedPage } from './loadPrintedPage.ts';
import { openPdf } from './openPdf.ts';
import { type PageFrame, readPageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';
import { scanResolution } from './scanResolution.ts';

/** How a page is to be drawn: turned clockwise by this many degrees, and as a quick trial or in full. */
export type DrawingOrder = {
  turn: 0 | 90 | 180 | 270;
  trial: boolean;
  /** Pixels of it that are to be painted over: words that were found already. */
  without?: Pixels[];
  /** Degrees clockwise by which the picture is rotated after that. */
  rotation?: 0 | 180 | 270;
};
type Pixels = { left: number; top: number; right: number; bottom: number };

/** The picture of one page for a recognizer: gray, turned and straightened. */
export type DrawnPage = Pick<DrawingOrder, 'turn' | 'trial'> & {
  png: Uint8Array;
  /** Dots an inch. */
  resolution: number;
  /** Of the page as it is shown, in points. */
  width: number;
  height: number;
  /** Degrees by which the lines ran down before they were straightened. */
  lean: number;
  /** There is nothing on it. */
  blank: boolean;
};

const pointsPerInch = 72;
const lookResolution = 100;
const trialResolution = 150;
/** A letter page at 300 dots an inch has 8.4 million; a huge page is drawn coarser rather than not at all. */
const mostPixels = 12_000_000;
/** Pixels at the foot of something; a few words have more. */
const leastInk = 12;
const gray = 1;
const drawAnnotations = 0x01;
const inGray = 0x08;
const white = 0xffffffff;

/** Draws one page for recognition; null when there is no such page. */
export async function drawForRecognition(
  bytes: Uint8Array,
  number: number,
  { turn, trial, without = [], rotation = 0 }: DrawingOrder,
): Promise<DrawnPage | null> {
  return openPage(bytes, number, (pdfium, page, frame) => {
    const seen = findLean(draw(pdfium, page, frame, { turn, lean: 0, resolution: lookResolution }));
    const resolution = trial ? trialResolution : scanResolution(pdfium, page, frame);
    const lean = seen.degrees;
    const picture = draw(pdfium, page, frame, { turn, lean, resolution });
    const drawn = picture.width / (readerSize({ ...frame, turn }).width / pointsPerInch);
    whiten(picture);
    despeckle(picture, drawn);
    for (const box of without) paintOver(picture, box);
    const { width, height } = frame;
    return {
      turn,
      trial,
      width,
      height,
      lean,
      png: writePng(rotate(picture, rotation)),
      resolution: drawn,
      blank: seen.feet < leastInk,
    };
  });
}

function rotate({ pixels, width, height }: GrayPicture, rotation: 0 | 180 | 270): GrayPicture {
  if (rotation === 0) return { pixels, width, height };
  if (rotation === 180) return { pixels: pixels.toReversed(), width, height };
  const rotated = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      rotated[(width - 1 - column) * height + row] = pixels[row * width + column]!;
    }
  }
  return { pixels: rotated, width: height, height: width };
}

/** One page in gray, as it is shown. */
export async function drawPageInGray(bytes: Uint8Array, number: number, resolution: number): Promise<GrayPicture> {
  const picture = await openPage(bytes, number, (pdfium, page, frame) =>
    draw(pdfium, page, frame, { turn: 0, lean: 0, resolution }),
  );
  if (picture === null) throw new DocumentRefused('document_corrupt', { page: number });
  return picture;
}

/** A page that is open, in gray, as it is shown. */
export function drawOpenPage(pdfium: Pdfium, page: number, frame: PageFrame, resolution: number): GrayPicture {
  return draw(pdfium, page, frame, { turn: 0, lean: 0, resolution });
}

async function openPage<Result>(
  bytes: Uint8Array,
  number: number,
  work: (pdfium: Pdfium, page: number, frame: PageFrame) => Result,
): Promise<Result | null> {
  const pdf = await openPdf(bytes);
  const { pdfium, document } = pdf;
  try {
    if (number < 1 || number > pdf.pageCount) return null;
    const { page } = loadPrintedPage(pdfium, document, number - 1);
    if (page === 0) throw new DocumentRefused('document_corrupt', { page: number });
    try {
      return work(pdfium, page, readPageFrame(pdfium, page));
    } finally {
      pdfium.calls.FPDF_ClosePage(page);
    }
  } finally {
    pdf.close();
  }
}

/** Ink at a word's edge is not a separate word. */
const margin = 3;

function paintOver({ pixels, width, height }: GrayPicture, { left, top, right, bottom }: Pixels): void {
  const from = Math.max(0, left - margin);
  const to = Math.min(width, right + margin);
  if (to <= from) return;
  for (let row = Math.max(0, top - margin); row < Math.min(height, bottom + margin); row++) {
    pixels.fill(255, row * width + from, row * width + to);
  }
}

type How = { turn: DrawingOrder['turn']; lean: number; resolution: number };

function draw(pdfium: Pdfium, page: number, frame: PageFrame, how: How): GrayPicture {
  const { calls } = pdfium;
  const size = readerSize({ width: frame.width, height: frame.height, turn: how.turn });
  const scale = Math.min(how.resolution / pointsPerInch, Math.sqrt(mostPixels / (size.width * size.height)));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const stride = (width + 3) & ~3;
  const buffer = calls.malloc(stride * height + 40);
  if (buffer === 0) throw new DocumentRefused('document_too_much_memory');
  try {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, gray, buffer, stride);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    if (how.lean === 0) {
      calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, how.turn / 90, drawAnnotations | inGray);
    } else {
      const matrix = buffer + stride * height;
      const at = (matrix + 3) >> 2;
      pdfium.floats.set(matrixFor(frame, how, width / size.width, height / size.height), at);
      pdfium.floats.set([0, 0, width, height], at + 6);
      calls.FPDF_RenderPageBitmapWithMatrix(bitmap, page, at << 2, (at + 6) << 2, drawAnnotations | inGray);
    }
    calls.FPDFBitmap_Destroy(bitmap);
    const pixels = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const from = buffer + row * stride;
      pixels.set(pdfium.bytes.subarray(from, from + width), row * width);
    }
    return { pixels, width, height };
  } finally {
    calls.free(buffer);
  }
}

/** From the displayed page, which PDFium draws in integer points, to the straightened picture. */
function matrixFor({ width, height }: PageFrame, { turn, lean }: How, across: number, down: number): number[] {
  const shown = [width / Math.max(1, Math.trunc(width)), 0, 0, height / Math.max(1, Math.trunc(height)), 0, 0];
  const turned = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  }[turn];
  const size = readerSize({ width, height, turn });
  const angle = (-lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [size.width / 2, size.height / 2];
  const straightened = [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
  return [turned, straightened, [across, 0, 0, down, 0, 0]].reduce(then, shown);
}

/** One change of place after the other; each is [a, b, c, d, e, f] with x' = a x + c y + e, y' = b x + d y + f. */
function then(first: number[], second: number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first;
  const [A = 1, B = 0, C = 0, D = 1, E = 0, F = 0] = second;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}
