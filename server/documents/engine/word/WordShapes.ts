import type { XmlAttributes } from './scanXml.ts';

type Shape = {
  isFilled: boolean;
  isOff: boolean;
  axis: 'x' | 'y';
  width: number;
  height: number;
  /** In front of the text, which runs on below it. */
  isFront: boolean;
  isDark: boolean;
  isWritten: boolean;
};

/** English metric units: the width of a broad page, and what a shape may reach out of it. */
const broadest = 17 * 914_400;
const inch = 914_400;
const point = 12_700;
/** A shape thinner than this shows no words. */
const thinnest = 13_000;

const shapeNames = new Set(['wp:anchor', 'wp:inline', 'v:shape', 'v:rect']);

/** The shapes of a Word document that are open at a place: whether they are on the page, and whether they are filled. */
export class WordShapes {
  private readonly shapes: Shape[] = [];
  private hasCover = false;
  private inOutline = 0;

  isAnyOff(): boolean {
    return this.shapes.some(({ isOff }) => isOff);
  }

  isAnyFilled(): boolean {
    return this.shapes.some(({ isFilled }) => isFilled);
  }

  open(name: string, attributes: XmlAttributes): void {
    if (shapeNames.has(name)) this.shapes.push(startShape(name, attributes));
    else this.describe(this.shapes.at(-1), name, attributes);
  }

  close(name: string): void {
    if (name === 'a:ln') this.inOutline--;
    if (!shapeNames.has(name)) return;
    const shape = this.shapes.pop();
    this.hasCover ||= shape !== undefined && isCover(shape);
  }

  /** Text appears in the shape. */
  write(): void {
    for (const shape of this.shapes) shape.isWritten = true;
  }

  takeCover(): boolean {
    const { hasCover } = this;
    this.hasCover = false;
    return hasCover;
  }

  /** Where the shape starts, measured along its axis. */
  place(offset: number): void {
    const shape = this.shapes.at(-1);
    if (shape === undefined) return;
    const own = shape.axis === 'x' ? shape.width : shape.height;
    // Measured from a margin or a paragraph, a shape may start an inch or two before it.
    if (offset + own < -2 * inch || offset > broadest) shape.isOff = true;
  }

  /** `a:ln` describes the outline, whose color covers nothing. */
  private describe(shape: Shape | undefined, name: string, attributes: XmlAttributes): void {
    if (shape === undefined) return;
    if (name === 'wp:docPr') shape.isOff ||= (attributes.hidden ?? '0') !== '0';
    else if (name === 'a:ln') this.inOutline++;
    else if (wraps.has(name)) shape.isFront = false;
    else if (name === 'a:srgbClr' && this.inOutline === 0) shape.isDark = isDark(attributes.val);
    else if (name === 'wp:positionH') shape.axis = 'x';
    else if (name === 'wp:positionV') shape.axis = 'y';
    else if (name === 'wp:extent') {
      shape.width = Number(attributes.cx ?? inch);
      shape.height = Number(attributes.cy ?? inch);
      if (Math.min(shape.width, shape.height) < thinnest) shape.isOff = true;
    } else if (name === 'a:solidFill' || name === 'a:gradFill' || name === 'a:blipFill') shape.isFilled = true;
  }
}

const wraps = new Set(['wp:wrapSquare', 'wp:wrapTight', 'wp:wrapThrough', 'wp:wrapTopAndBottom']);
/** As large as a redaction: from a word's height and breadth to a few lines. */
const leastCover = { width: inch / 4, height: inch / 11 };
const highestCover = 0.7 * inch;

/** A dark shape without words in front of the text, of the size of a redaction. */
function isCover({ isFront, isFilled, isDark: dark, isWritten, isOff, width, height }: Shape): boolean {
  const isSized = width > leastCover.width && height > leastCover.height && height < highestCover;
  return isFront && isFilled && dark && !isWritten && !isOff && isSized;
}

const isDark = (color = '') => /^#?(?:[0-4][\da-f]){3}$|^(?:#000|black)$/i.test(color);

function startShape(name: string, attributes: XmlAttributes): Shape {
  const shape: Shape = {
    ...{ isFilled: false, isOff: false, axis: 'x', width: inch, height: inch },
    ...{ isFront: name === 'wp:anchor' && attributes.behindDoc !== '1', isDark: false, isWritten: false },
  };
  return name.startsWith('v:') ? { ...shape, ...readOldShape(attributes) } : shape;
}

/** A shape of the older kind gives its place in a style sheet. */
function readOldShape(attributes: XmlAttributes): Partial<Shape> {
  const style = attributes.style ?? '';
  const points = (name: string) =>
    Number(new RegExp(`(?:^|;)\\s*${name}:(-?[\\d.]+)pt`).exec(style)?.[1] ?? Number.NaN);
  const [left, top] = [points('margin-left'), points('margin-top')];
  const isOff =
    /visibility:\s*hidden/.test(style) ||
    left < -500 ||
    top < -800 ||
    left > 1300 ||
    top > 1300 ||
    points('width') < 1 ||
    points('height') < 1;
  const fill = attributes.fillcolor;
  const isFront = /position:\s*absolute/.test(style) && !/z-index:\s*-/.test(style);
  const [width, height] = [points('width') * point, points('height') * point];
  return {
    ...{ isOff, isFilled: fill !== undefined && !/^(?:#?fff|#?ffffff|white)\b/i.test(fill) },
    ...{ isFront, isDark: isDark(fill?.split(' ')[0]), width, height },
  };
}
