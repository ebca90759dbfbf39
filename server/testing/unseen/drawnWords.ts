import { drawPageInGray } from '#server/documents/engine/pdf/drawForRecognition';
import type { Habits } from './Habits.ts';
import type { Area, Pen, Run } from './pdf/Pen.ts';
import { setFile } from './pdf/setFile.ts';

export type Picture = { pixels: Buffer; width: number; height: number };

const plain: Habits = {
  scale: 1,
  flipped: false,
  rotate: 0,
  origin: [0, 0],
  bleed: 0,
  colors: 'gray',
  fonts: 'embedded',
  setting: 'lines',
  ground: false,
  clip: false,
  nested: false,
  tagged: false,
  streams: 1,
  deflated: false,
  binding: 'table',
};

/** What a scanner sees of these words, with boxes that were blacked out on paper. */
export async function drawnWords(
  runs: readonly Run[],
  size: { width: number; height: number },
  resolution: number,
  blackened: readonly Area[] = [],
): Promise<Picture> {
  const paint = (pen: Pen) => {
    for (const run of runs) pen.text(run);
    for (const area of blackened) pen.fill(area, [0, 0, 0]);
  };
  const { bytes } = setFile(plain, 1, [{ paint, ...size }]);
  const { pixels, width, height } = await drawPageInGray(bytes, 1, resolution);
  return { pixels: Buffer.from(pixels), width, height };
}

/** Lays the picture of a page over it. */
export function drawPicture(pen: Pen, { pixels, width, height }: Picture): void {
  const image = pen.objects.stream(
    pixels,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  );
  pen.put(`q ${pen.over([0, 0, 612, 792])} ${pen.resource('XObject', `${image} 0 R`)} Do Q`);
}
