import type { UnseenKind } from '#domain/documentFacts/Unseen';
import { attributeOf } from './attributeOf.ts';
import { type RunLook, readLook, type WordStyles } from './readWordStyles.ts';

/** Words of a Word document that nobody sees, or that are told to no reader. */
export type WordUnseen = { kind: UnseenKind | 'deleted' | 'code' | 'description'; text: string };

export type WordWatch = {
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Why letters at this place are not seen; undefined where they are. */
  kind(): UnseenKind | undefined;
  keep(kind: WordUnseen['kind'], text: string): void;
  /** Text outside of runs: field codes, deleted words, places of shapes. */
  text(characters: string): void;
};

type Paragraph = { style?: string; fill?: string; isOff: boolean; isCut: boolean };
type Shape = { isFilled: boolean; isOff: boolean; axis: 'x' | 'y'; width: number; height: number };

/** Half points; from two points on, letters are told apart. */
const smallest = 4;
/** Of 255; colours no further apart are one to the eye. */
const alike = 20;
/** English metric units: the width of a broad page, and what a shape may reach out of it. */
const broadest = 17 * 914_400;
const inch = 914_400;
/** Twentieths of a point: a paragraph moved out of the page, and a line squeezed to nothing. */
const farLeft = -9000;
const farRight = 18_000;
const lowestLine = 40;

const highlights: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  darkGray: '808080',
  lightGray: 'C0C0C0',
  darkBlue: '000080',
  darkRed: '800000',
  darkGreen: '008000',
  blue: '0000FF',
  red: 'FF0000',
  yellow: 'FFFF00',
  green: '00FF00',
  cyan: '00FFFF',
  magenta: 'FF00FF',
  darkCyan: '008080',
  darkMagenta: '800080',
  darkYellow: '808000',
};

/** Follows a part of a Word document and knows at each place whether a reader sees the letters there. */
export function watchWord(styles: WordStyles, found: WordUnseen[]): WordWatch {
  const paragraphs: Paragraph[] = [];
  const runs: { own: RunLook; style?: string; isClear?: boolean; scale?: number }[] = [];
  const cells: { fill?: string }[] = [];
  const tables: { isShaded: boolean }[] = [];
  const shapes: Shape[] = [];
  let ground = 'FFFFFF';
  let inParagraphLook = 0;
  let inRunLook = 0;
  let inCellLook = 0;
  let inFill = 0;
  let taking: 'deleted' | 'code' | 'offset' | undefined;

  function open(name: string, attributes: string): void {
    const run = runs.at(-1);
    switch (name) {
      case 'w:p':
        paragraphs.push({ isOff: false, isCut: false });
        return;
      case 'w:r':
        runs.push({ own: {} });
        return;
      case 'w:pPr':
        inParagraphLook++;
        return;
      case 'w:rPr':
        inRunLook++;
        return;
      case 'w:tcPr':
        inCellLook++;
        return;
      case 'w:tbl':
        tables.push({ isShaded: false });
        return;
      case 'w:tc':
        cells.push({});
        return;
      case 'w:tblStyle':
        if (styles.shadedTables.has(attributeOf(attributes, 'w:val') ?? '')) tables.at(-1)!.isShaded = true;
        return;
      case 'w:background':
        ground = attributeOf(attributes, 'w:color') ?? ground;
        return;
      case 'w:delText':
        taking = 'deleted';
        return;
      case 'w:instrText':
        taking = 'code';
        return;
      case 'w:fldSimple':
        keep('code', attributeOf(attributes, 'w:instr') ?? '');
        return;
    }
    if (name.startsWith('w:')) {
      const isMark = inParagraphLook > 0;
      if (isMark && inRunLook === 0) lookAtParagraph(name, attributes);
      else if (inCellLook > 0 && name === 'w:shd') cells.at(-1)!.fill = attributeOf(attributes, 'w:fill') ?? '';
      else if (inRunLook > 0 && !isMark && run) {
        if (name === 'w:rStyle') run.style = attributeOf(attributes, 'w:val') ?? '';
        else if (name === 'w:w') run.scale = Number(attributeOf(attributes, 'w:val'));
        else readLook(run.own, name, attributes);
      }
    } else if (name.startsWith('w14:') && inRunLook > 0 && inParagraphLook === 0 && run)
      lookAtFill(run, name, attributes);
    else lookAtShape(name, attributes);
  }

  function lookAtParagraph(name: string, attributes: string): void {
    const paragraph = paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === 'w:pStyle') paragraph.style = attributeOf(attributes, 'w:val') ?? '';
    else if (name === 'w:shd') paragraph.fill = attributeOf(attributes, 'w:fill') ?? '';
    else if (name === 'w:ind') {
      const left = Number(attributeOf(attributes, 'w:left') ?? attributeOf(attributes, 'w:start') ?? 0);
      paragraph.isOff = left < farLeft || left > farRight;
    } else if (name === 'w:framePr') {
      const [x, y] = [Number(attributeOf(attributes, 'w:x') ?? 0), Number(attributeOf(attributes, 'w:y') ?? 0)];
      paragraph.isOff = Math.min(x, y) < farLeft || Math.max(x, y) > 2 * farRight;
    } else if (name === 'w:spacing' && attributeOf(attributes, 'w:lineRule') === 'exact') {
      paragraph.isCut = Number(attributeOf(attributes, 'w:line') ?? 240) < lowestLine;
    }
  }

  /** Letters filled in a way of their own, which goes over their colour. */
  function lookAtFill(run: (typeof runs)[number], name: string, attributes: string): void {
    if (name === 'w14:textFill') inFill++;
    else if (inFill === 0) return;
    else if (name === 'w14:noFill') run.isClear = true;
    else if (name === 'w14:srgbClr') run.own.color = attributeOf(attributes, 'w14:val') ?? '';
    else if (name === 'w14:schemeClr' && /^(?:bg1|lt1)$/.test(attributeOf(attributes, 'w14:val') ?? ''))
      run.own.color = 'FFFFFF';
    else if (name === 'w14:alpha' && Number(attributeOf(attributes, 'w14:val')) > 95_000) run.isClear = true;
  }

  function lookAtShape(name: string, attributes: string): void {
    if (name === 'wp:anchor' || name === 'wp:inline' || name === 'v:shape' || name === 'v:rect') {
      const shape: Shape = { isFilled: false, isOff: false, axis: 'x', width: inch, height: inch };
      if (name.startsWith('v:')) lookAtOldShape(shape, attributes);
      shapes.push(shape);
      return;
    }
    const shape = shapes.at(-1);
    if (name === 'wp:docPr') {
      keep('description', attributeOf(attributes, 'descr') ?? '');
      keep('description', attributeOf(attributes, 'title') ?? '');
      if (shape && attributeOf(attributes, 'hidden') !== undefined && attributeOf(attributes, 'hidden') !== '0')
        shape.isOff = true;
    }
    if (shape === undefined) return;
    if (name === 'wp:positionH') shape.axis = 'x';
    else if (name === 'wp:positionV') shape.axis = 'y';
    else if (name === 'wp:posOffset') taking = 'offset';
    else if (name === 'wp:extent') {
      shape.width = Number(attributeOf(attributes, 'cx') ?? inch);
      shape.height = Number(attributeOf(attributes, 'cy') ?? inch);
      if (Math.min(shape.width, shape.height) < 13_000) shape.isOff = true;
    } else if (name === 'a:solidFill' || name === 'a:gradFill' || name === 'a:blipFill') shape.isFilled = true;
  }

  /** A shape of the older kind says its place in the words of a style sheet. */
  function lookAtOldShape(shape: Shape, attributes: string): void {
    const style = attributeOf(attributes, 'style') ?? '';
    const points = (name: string) =>
      Number(new RegExp(`(?:^|;)\\s*${name}:(-?[\\d.]+)pt`).exec(style)?.[1] ?? Number.NaN);
    const [left, top] = [points('margin-left'), points('margin-top')];
    shape.isOff =
      /visibility:\s*hidden/.test(style) ||
      left < -500 ||
      top < -800 ||
      left > 1300 ||
      top > 1300 ||
      points('width') < 1 ||
      points('height') < 1;
    const fill = attributeOf(attributes, 'fillcolor');
    shape.isFilled = fill !== undefined && !/^(?:#?fff|#?ffffff|white)\b/i.test(fill);
  }

  function close(name: string): void {
    if (name === 'w:p') paragraphs.pop();
    else if (name === 'w:r') runs.pop();
    else if (name === 'w:pPr') inParagraphLook--;
    else if (name === 'w:rPr') inRunLook--;
    else if (name === 'w:tcPr') inCellLook--;
    else if (name === 'w:tc') cells.pop();
    else if (name === 'w:tbl') tables.pop();
    else if (name === 'w14:textFill') inFill = Math.max(0, inFill - 1);
    else if (name === 'wp:anchor' || name === 'wp:inline' || name === 'v:shape' || name === 'v:rect') shapes.pop();
    else if (name === 'w:delText' || name === 'w:instrText' || name === 'wp:posOffset') taking = undefined;
  }

  function text(characters: string): void {
    if (taking === undefined) return;
    const shape = shapes.at(-1);
    if (taking !== 'offset') keep(taking, characters);
    else if (shape) {
      const at = Number(characters);
      const own = shape.axis === 'x' ? shape.width : shape.height;
      // Counted from a margin or a paragraph, a shape may well begin an inch or two before it.
      if (at + own < -2 * inch || at > broadest) shape.isOff = true;
    }
  }

  function kind(): UnseenKind | undefined {
    const run = runs.at(-1);
    if (run === undefined) return undefined;
    const paragraph = paragraphs.at(-1);
    const look = {
      ...styles.lookOf(paragraph?.style),
      ...(run.style === undefined ? {} : styles.lookOf(run.style)),
      ...run.own,
    };
    if (look.vanish || run.isClear) return 'invisible_text';
    if (paragraph?.isOff || shapes.some(({ isOff }) => isOff)) return 'off_page_text';
    if (paragraph?.isCut) return 'clipped_text';
    if ((look.size !== undefined && look.size < smallest) || (run.scale !== undefined && run.scale < 5))
      return 'tiny_text';
    return kindOfColor(look, paragraph);
  }

  function kindOfColor(look: RunLook, paragraph: Paragraph | undefined): UnseenKind | undefined {
    const marked = look.highlight === undefined ? undefined : highlights[look.highlight];
    const own = partsOf(look.color) ?? (marked === '000000' ? [0, 0, 0] : undefined);
    if (own === undefined) return undefined;
    const under = partsOf(marked) ?? partsOf(look.fill) ?? partsOf(paragraph?.fill) ?? partsOf(cells.at(-1)?.fill);
    if (under === undefined && (tables.some(({ isShaded }) => isShaded) || shapes.some(({ isFilled }) => isFilled)))
      return undefined;
    const below = under ?? partsOf(ground) ?? [255, 255, 255];
    if (own.some((part, index) => Math.abs(part - below[index]!) >= alike)) return undefined;
    return Math.max(...below) < 100 ? 'text_under_box' : 'white_text';
  }

  function keep(what: WordUnseen['kind'], characters: string): void {
    if (characters === '') return;
    const last = found.at(-1);
    if (last?.kind === what && what !== 'description' && last.text.length < 100_000) last.text += characters;
    else found.push({ kind: what, text: characters });
  }

  return { open, close, kind, keep, text };
}

function partsOf(color: string | undefined): number[] | undefined {
  if (color === undefined || !/^[0-9a-f]{6}$/i.test(color)) return undefined;
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
