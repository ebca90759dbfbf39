import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { drawPageInGray } from '#server/documents/engine/pdf/drawForRecognition';
import { type SetPage, setPdf } from './setPdf.ts';

/** How a sheet was placed in the scanner. */
export type ScanOptions = {
  /** Dots an inch. */
  resolution?: number;
  /** Degrees clockwise by which it lies crooked. */
  skew?: number;
  /** Clockwise quarter turns of a sideways page. */
  quarters?: 0 | 1 | 2 | 3;
  /** Share of pixels that are specks. */
  specks?: number;
  /** How far grays stray, of 255. */
  grain?: number;
  seed?: number;
};

/** A page to be scanned: one that is set for it, or the first of a PDF. */
export type ScanPage = {
  page: SetPage | Uint8Array;
  /** Null for one that was never printed and keeps its text. */
  scan?: ScanOptions | null;
  /** What an e-filing system has printed across the top, as text. */
  banner?: string;
};

/** A PDF whose pages are pictures of printed pages, as a scanner makes it. */
export async function makeScan(pages: ScanPage[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const { page, scan = {}, banner } of pages) {
    if (scan === null) {
      pdf
        .addPage({ size: [612, 792], margin: 0 })
        .font('Times-Roman')
        .fontSize(12);
      const texts = page instanceof Uint8Array ? [] : (page.texts ?? []);
      for (const { text, x, y } of texts) pdf.text(text, x, 780 - y, { lineBreak: false });
      continue;
    }
    const { picture, width, height } = await photograph(page, scan);
    pdf.addPage({ size: [width, height], margin: 0 });
    pdf.image(picture, 0, 0, { width, height });
    if (banner !== undefined) pdf.font('Times-Roman').fontSize(11).text(banner, 100, 14, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function photograph(page: ScanPage['page'], options: ScanOptions) {
  const { resolution = 200, skew = 0, quarters = 0, specks = 0, grain = 0, seed = 1 } = options;
  const printed = page instanceof Uint8Array ? page : new Uint8Array(setPdf([page]));
  const { pixels, width, height } = await drawPageInGray(printed, 1, resolution);
  soil(pixels, specks, grain, seed);
  const raw = { raw: { width, height, channels: 1 as const } };
  const turned = await sharp(pixels, raw)
    .rotate(90 * quarters)
    .toColorspace('b-w')
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = { width: turned.info.width, height: turned.info.height };
  const crooked = await sharp(turned.data)
    .rotate(skew, { background: '#ffffff' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((crooked.info.width - size.width) / 2);
  const top = Math.floor((crooked.info.height - size.height) / 2);
  const picture = await sharp(crooked.data)
    .extract({ left, top, ...size })
    .toColorspace('b-w')
    .jpeg({ quality: 85 })
    .toBuffer();
  return { picture, width: (size.width * 72) / resolution, height: (size.height * 72) / resolution };
}

function soil(pixels: Uint8Array, specks: number, grain: number, seed: number): void {
  const random = randomFrom(seed);
  for (let at = 0; at < pixels.length; at++) {
    const chance = random();
    if (chance < specks) pixels[at] = chance < specks / 2 ? 0 : 255;
    else if (grain > 0) pixels[at] = Math.min(255, Math.max(0, pixels[at]! + (random() - 0.5) * 2 * grain));
  }
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
