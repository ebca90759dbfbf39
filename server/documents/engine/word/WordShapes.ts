import type { XmlAttributes } from './scanXml.ts';

type Shape = { isFilled: boolean; isOff: boolean; axis: 'x' | 'y'; width: number; height: number };

/** English metric units: the width of a broad page, and what a shape may reach out of it. */
const broadest = 17 * 914_400;
const inch = 914_400;
/** A shape thinner than this shows no words. */
const thinnest = 13_000;

const shapeNames = new Set(['wp:anchor', 'wp:inline', 'v:shape', 'v:rect']);

/** The shapes of a Word document that are open at a place: whether they are on the page, and whether they are filled. */
export class WordShapes {
  private readonly shapes: Shape[] = [];

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
    if (shapeNames.has(name)) this.shapes.pop();
  }

  /** Where the shape starts, measured along its axis. */
  place(offset: number): void {
    const shape = this.shapes.at(-1);
    if (shape === undefined) return;
    const own = shape.axis === 'x' ? shape.width : shape.height;
    // Measured from a margin or a paragraph, a shape may start an inch or two before it.
    if (offset + own < -2 * inch || offset > broadest) shape.isOff = true;
  }

  private describe(shape: Shape | undefined, name: string, attributes: XmlAttributes): void {
    if (shape === undefined) return;
    if (name === 'wp:docPr') shape.isOff ||= (attributes.hidden ?? '0') !== '0';
    else if (name === 'wp:positionH') shape.axis = 'x';
    else if (name === 'wp:positionV') shape.axis = 'y';
    else if (name === 'wp:extent') {
      shape.width = Number(attributes.cx ?? inch);
      shape.height = Number(attributes.cy ?? inch);
      if (Math.min(shape.width, shape.height) < thinnest) shape.isOff = true;
    } else if (name === 'a:solidFill' || name === 'a:gradFill' || name === 'a:blipFill') shape.isFilled = true;
  }
}

function startShape(name: string, attributes: XmlAttributes): Shape {
  const shape: Shape = { isFilled: false, isOff: false, axis: 'x', width: inch, height: inch };
  return name.startsWith('v:') ? { ...shape, ...readOldShape(attributes) } : shape;
}

/** A shape of the older kind gives its place in a style sheet. */
function readOldShape(attributes: XmlAttributes): Pick<Shape, 'isOff' | 'isFilled'> {
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
  return { isOff, isFilled: fill !== undefined && !/^(?:#?fff|#?ffffff|white)\b/i.test(fill) };
}
