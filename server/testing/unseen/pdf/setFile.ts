import { diceOf } from '../dice.ts';
import type { Habits } from '../Habits.ts';
import { type Bound, bindFile } from './bindFile.ts';
import { colorSpaces } from './color.ts';
import { openFonts } from './FontBook.ts';
import { openObjects, streamOf } from './ObjectBook.ts';
import { type Area, openPen, type Pen, type ResourceGroup, type Sheet } from './Pen.ts';

/** An annotation: its rectangle on the upright page, its entries, and what is drawn for it. */
export type Note = { area: Area; entries: string; look?: (pen: Pen) => void };

/** What appears on one page. */
export type Leaf = { paint: (pen: Pen) => void; notes?: Note[]; width?: number; height?: number };

/** What a file carries besides its pages. */
export type FileExtras = {
  /** Entries of the document information. */
  info?: string;
  /** Entries of the catalogue; `add` puts further objects into the file. */
  catalog?: (add: (body: string | Buffer) => number, pages: readonly number[]) => string;
};

export type SetFile = Bound & {
  /** Numbers of the objects of each page, and of its contents. */
  pages: { page: number; contents: number[] }[];
  /** The contents of a page painted again, with the fonts and resources that the file has. */
  repaint(page: number, paint: (pen: Pen) => void): Buffer;
};

/** Sets a PDF with these habits; the same seed gives the same bytes. `also` are painted, and not put in. */
export function setFile(habits: Habits, seed: number, leaves: readonly Leaf[], extras: FileExtras = {}): SetFile {
  const objects = openObjects(habits.deflated);
  const catalog = objects.reserve();
  const tree = objects.reserve();
  const fonts = openFonts(objects, habits.fonts);
  const closing: (() => void)[] = [];
  const sheets: Sheet[] = [];
  const pages = leaves.map((leaf, index) => {
    const { width = 612, height = 792 } = leaf;
    const resources = new Map<ResourceGroup, string[]>();
    const resourcesAt = objects.reserve();
    const sheet = { habits, objects, fonts, dice: diceOf(seed + index), resources, resourcesAt, width, height };
    sheets.push(sheet);
    const contents = cut(contentsOf(sheet, leaf.paint), habits.streams).map((part) => objects.stream(part));
    const notes = (leaf.notes ?? []).map((note) => addNote(sheet, note));
    closing.push(() => objects.set(resourcesAt, writeResources(sheet)));
    const page = objects.add(pageOf(sheet, tree, contents, notes));
    return { page, contents };
  });
  objects.set(
    tree,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(({ page }) => `${page} 0 R`).join(' ')}] >>`,
  );
  const more = extras.catalog?.(
    objects.add,
    pages.map(({ page }) => page),
  );
  objects.set(catalog, `<< /Type /Catalog /Pages ${tree} 0 R ${more ?? ''} >>`);
  const info = extras.info === undefined ? '' : `/Info ${objects.add(`<< ${extras.info} >>`)} 0 R`;
  fonts.finish();
  for (const close of closing) close();
  const bound = bindFile(objects.bodies, `/Root ${catalog} 0 R ${info}`, habits.binding);
  return {
    ...bound,
    pages,
    repaint: (page, paint) => streamOf(contentsOf(sheets[page]!, paint), '', habits.deflated),
  };
}

function contentsOf(sheet: Sheet, paint: (pen: Pen) => void): string {
  const { habits, width, height } = sheet;
  const pen = openPen(sheet);
  const whole: Area = [0, 0, width, height];
  if (habits.ground) pen.fill(whole, [1, 1, 1]);
  if (habits.clip) pen.put(`${pen.around(whole)} W n`);
  if (habits.nested) pen.form(paint);
  else paint(pen);
  const unit = Number((1 / habits.scale).toFixed(6));
  const scaled = habits.flipped
    ? `${unit} 0 0 ${-unit} 0 ${height} cm`
    : habits.scale === 1
      ? ''
      : `${unit} 0 0 ${unit} 0 0 cm`;
  return `q ${frameOf(sheet).join(' ')} cm ${scaled}\n${pen.operators().join('\n')}\nQ`;
}

/** From the upright page to the sheet in the file. */
function frameOf({ habits, width, height }: Sheet): [number, number, number, number, number, number] {
  const [left, bottom] = habits.origin;
  switch (habits.rotate) {
    case 0:
      return [1, 0, 0, 1, left, bottom];
    case 90:
      return [0, 1, -1, 0, height + left, bottom];
    case 180:
      return [-1, 0, 0, -1, width + left, height + bottom];
    case 270:
      return [0, -1, 1, 0, left, width + bottom];
  }
}

function pageOf(sheet: Sheet, tree: number, contents: readonly number[], notes: readonly number[]): string {
  const { habits, width, height } = sheet;
  const [left, bottom] = habits.origin;
  const [across, up] = habits.rotate % 180 === 0 ? [width, height] : [height, width];
  const crop = [left, bottom, left + across, bottom + up];
  const { bleed } = habits;
  const media = [left - bleed, bottom - bleed, left + across + bleed, bottom + up + bleed];
  const boxes = `/MediaBox [${media.join(' ')}] ${bleed > 0 ? `/CropBox [${crop.join(' ')}]` : ''}`;
  const streams = contents.map((number) => `${number} 0 R`).join(' ');
  return `<< /Type /Page /Parent ${tree} 0 R ${boxes} /Rotate ${habits.rotate} /Resources ${sheet.resourcesAt} 0 R /Contents [${streams}] /Annots [${notes.map((number) => `${number} 0 R`).join(' ')}] >>`;
}

function addNote(sheet: Sheet, { area, entries, look }: Note): number {
  const [a, b, c, d, e, f] = frameOf(sheet);
  const [left, bottom, right, top] = area;
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const [one, other] = [at(left, bottom), at(right, top)];
  const rect = [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ];
  const box = rect.map((value) => Number(value.toFixed(3))).join(' ');
  let appearance = '';
  if (look) {
    // Annotations are drawn in the sheet's own points.
    const pen = openPen({ ...sheet, habits: { ...sheet.habits, scale: 1, flipped: false } });
    look(pen);
    const form = sheet.objects.stream(
      `q ${frameOf(sheet).join(' ')} cm\n${pen.operators().join('\n')}\nQ`,
      `/Type /XObject /Subtype /Form /BBox [${box}] /Resources ${sheet.resourcesAt} 0 R`,
    );
    appearance = `/AP << /N ${form} 0 R >>`;
  }
  const quad = `/QuadPoints [${rect[0]} ${rect[3]} ${rect[2]} ${rect[3]} ${rect[0]} ${rect[1]} ${rect[2]} ${rect[1]}]`;
  return sheet.objects.add(`<< /Type /Annot /Rect [${box}] ${entries.replace('QUAD', quad)} ${appearance} >>`);
}

function writeResources({ fonts, resources }: Sheet): string {
  const named = ([group, values]: [ResourceGroup, string[]]) =>
    values.map((value, index) => `/${group.slice(0, 2)}${index} ${value}`).join(' ');
  const groups = [...resources]
    .filter(([group]) => group !== 'ColorSpace')
    .map((entry) => `/${entry[0]} << ${named(entry)} >>`);
  const spaces = `${colorSpaces} ${named(['ColorSpace', resources.get('ColorSpace') ?? []])}`;
  return `<< /Font << ${fonts.entries()} >> /ColorSpace << ${spaces} >> ${groups.join(' ')} >>`;
}

/** The same contents in this many streams; cut between lines, where operators end. */
function cut(contents: string, streams: number): string[] {
  const lines = contents.split('\n');
  const each = Math.ceil(lines.length / streams);
  return Array.from({ length: streams }, (_, index) => lines.slice(index * each, (index + 1) * each).join('\n')).filter(
    (part) => part !== '',
  );
}
