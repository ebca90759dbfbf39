import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { PlaceGrid, type Rect } from './PlaceGrid.ts';
import { callsOf } from './unseenCalls.ts';

const textType = 1;
const pathType = 2;
const imageType = 3;
const shadingType = 4;
const formType = 5;
const deepest = 12;
/** Objects looked at one by one; on a page of more, all its words are looked at as they are drawn. */
const mostObjects = 60_000;
/** Comparisons of covers with words beneath them. */
const mostComparisons = 400_000;
/** Thinner things are rules and underlines: they hide no words. */
const thin = 2.6;
/** Fills looked at one by one; of more, only where they are on the page in coarse cells. */
const mostFills = 60;
/** Underlining, strike-out and the rules of a table; more strokes over one place are a hatching. */
const mostStrokes = 5;
/** Lighter than this is read on a dark ground only. */
const light = 190;

/** Something that may hide what was drawn before it; `order` counts the page's objects as they are drawn. */
export type Cover = Rect & { object: number; kind: 'path' | 'image'; order: number };

/** What of a page's words may not be seen by its reader, told from how it is drawn and without drawing it. */
export type Survey = {
  /** Text objects that may not be seen, each with why it is suspected. */
  suspects: Map<number, SuspectText>;
  covers: Cover[];
  /** Every text object, with its place. */
  texts: Map<number, Rect>;
  /** Objects that tell their words in a way of their own (ActualText), with the mark. */
  retold: { object: number; mark: number }[];
  /** Boxes as redactions draw them: dark, and about as high as a line. */
  blackBoxes: number;
  /** There is a picture, or a mark drawn by hand, as signatures are. */
  pictured: boolean;
  /** There was too much to look at. */
  all: boolean;
  formsMayHide: boolean;
};

export type SuspectText = {
  /** Nothing but the ground on which it stands makes it suspect. */
  onGround: boolean;
  rect: Rect;
  order: number;
  /** Of 0 to 255; undefined for patterns. */
  color: [number, number, number] | undefined;
  alpha: number;
  mode: number;
  layered: boolean;
  clipped: boolean;
  inForm: boolean;
};

type Matrix = readonly [number, number, number, number, number, number];

/** Names in PDFium's memory, kept there for good. */
const names = new WeakMap<Pdfium, { actualText: number; scratch: number }>();
function namesOf(pdfium: Pdfium) {
  let known = names.get(pdfium);
  if (known === undefined) {
    const actualText = pdfium.calls.malloc(16);
    pdfium.bytes.set(Buffer.from('ActualText\0', 'latin1'), actualText);
    known = { actualText, scratch: pdfium.calls.malloc(64) };
    names.set(pdfium, known);
  }
  return known;
}

/** `formsMayHide`: the file has layers that hang on forms. `over`: places that annotations cover. */
export function surveyPage(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  { formsMayHide, over }: { formsMayHide: boolean; over: readonly Rect[] },
): Survey {
  const calls = callsOf(pdfium);
  const { actualText, scratch } = namesOf(pdfium);
  const survey: Survey = {
    suspects: new Map(),
    covers: [],
    texts: new Map(),
    retold: [],
    blackBoxes: 0,
    pictured: false,
    all: false,
    formsMayHide,
  };
  const grid = new PlaceGrid(frame.width, frame.height);
  const texts: { object: number; rect: Rect; style: SuspectText }[] = [];
  const fills: (Rect & { lightness: number | undefined })[] = [];
  let order = 0;
  let comparisons = mostComparisons;

  const pageMatrix: Matrix = [frame.a, frame.b, frame.c, frame.d, frame.e, frame.f];
  visit(calls.FPDFPage_CountObjects(page), (at) => calls.FPDFPage_GetObject(page, at), pageMatrix, 0, false);
  for (const rect of over) suspectBelow(rect);
  return survey;

  function visit(
    count: number,
    objectAt: (index: number) => number,
    matrix: Matrix,
    depth: number,
    inDoubt: boolean,
  ): void {
    for (let index = 0; index < count; index++) {
      if (++order > mostObjects) {
        survey.all = true;
        return;
      }
      const object = objectAt(index);
      const type = calls.FPDFPageObj_GetType(object);
      if (type === textType) lookAtText(object, matrix, depth, inDoubt);
      else if (type === pathType) lookAtPath(object, matrix);
      else if (type === imageType || type === shadingType) {
        const rect = boundsOf(object, matrix);
        if (rect === undefined || isThin(rect)) continue;
        survey.pictured ||= mayBeSigned(rect);
        survey.covers.push({ ...rect, object, kind: 'image', order });
        suspectBelow(rect);
        addFill(rect, undefined);
      } else if (type === formType && depth < deepest) {
        const inner = then(matrixOf(object), matrix);
        const doubt =
          inDoubt ||
          formsMayHide ||
          calls.FPDFPageObj_HasTransparency(object) !== 0 ||
          isLayered(object) ||
          (calls.FPDFClipPath_CountPaths(calls.FPDFPageObj_GetClipPath(object)) > 0 && isFormCut(object, matrix));
        visit(
          calls.FPDFFormObj_CountObjects(object),
          (at) => calls.FPDFFormObj_GetObject(object, at),
          inner,
          depth + 1,
          doubt,
        );
      }
    }
  }

  function lookAtText(object: number, matrix: Matrix, depth: number, inDoubt: boolean): void {
    const rect = boundsOf(object, matrix);
    if (rect === undefined) return;
    const mode = calls.FPDFTextObj_GetTextRenderMode(object);
    const fill = colorOf(object, mode === 1 || mode === 5);
    const marks = readMarks(object);
    const clipped = isCut(object, matrix, rect);
    const style: SuspectText = {
      onGround: false,
      rect,
      order,
      color: fill?.color,
      alpha: fill?.alpha ?? 255,
      mode,
      layered: marks,
      clipped,
      inForm: depth > 0,
    };
    const lightness = fill === undefined ? undefined : lightnessOf(fill.color);
    const isStrange =
      inDoubt ||
      mode > 2 ||
      fill === undefined ||
      fill.alpha < 250 ||
      marks ||
      clipped ||
      isOutside(rect, frame) ||
      calls.FPDFPageObj_HasTransparency(object) !== 0;
    if (isStrange || lightness! > light || isOnFillLike(rect, lightness!)) {
      style.onGround = !isStrange && lightness! <= light;
      survey.suspects.set(object, style);
    }
    texts.push({ object, rect, style });
    survey.texts.set(object, rect);
    grid.addWords(rect);
  }

  function addFill(rect: Rect, lightness: number | undefined): void {
    grid.addFill(rect, lightness);
    if (fills.length <= mostFills) fills.push({ ...rect, lightness });
  }

  /** Whether something nearly as light, or of no single lightness, was filled under it. */
  function isOnFillLike(rect: Rect, lightness: number): boolean {
    if (!grid.hasFillLike(rect, lightness)) return false;
    if (fills.length > mostFills) return true;
    return fills.some(
      (fill) =>
        (fill.lightness === undefined || Math.abs(fill.lightness - lightness) < 64) &&
        fill.left < rect.right &&
        fill.right > rect.left &&
        fill.top < rect.bottom &&
        fill.bottom > rect.top,
    );
  }

  function lookAtPath(object: number, matrix: Matrix): void {
    const rect = boundsOf(object, matrix);
    if (rect === undefined || isOutside(rect, frame)) return;
    const slim = isThin(rect);
    if (slim) {
      if (grid.addStroke(rect, mostStrokes)) suspectBelow(rect);
      return;
    }
    calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
    const ints = new Int32Array(calls.memory.buffer, scratch, 2);
    const [filled, stroked] = [ints[0] !== 0, ints[1] !== 0];
    if (!filled) {
      if (!stroked) return;
      calls.FPDFPageObj_GetStrokeWidth(object, scratch);
      const width = pdfium.floats[scratch >> 2]!;
      // The outline of a box hides nothing; a thick stroke, or one that runs to and fro, does.
      if (width < thin && calls.FPDFPath_CountSegments(object) < 9) return;
    }
    survey.pictured ||= mayBeSigned(rect) && calls.FPDFPath_CountSegments(object) >= handDrawn;
    survey.covers.push({ ...rect, object, kind: 'path', order });
    suspectBelow(rect);
    const fill = colorOf(object, !filled);
    const lightness = fill === undefined ? undefined : lightnessOf(fill.color);
    addFill(rect, lightness);
    const [across, down] = [rect.right - rect.left, rect.bottom - rect.top];
    if (lightness !== undefined && lightness < 80 && down > 5 && down < 60 && across > 8) survey.blackBoxes++;
  }

  /** All words drawn before that reach under something are to be looked at. */
  function suspectBelow(rect: Rect): void {
    if (!grid.hasWords(rect)) return;
    comparisons -= texts.length;
    if (comparisons < 0) {
      survey.all = true;
      return;
    }
    for (const { object, rect: own, style } of texts) {
      if (own.right > rect.left && own.left < rect.right && own.bottom > rect.top && own.top < rect.bottom) {
        style.onGround = false;
        survey.suspects.set(object, style);
      }
    }
  }

  function boundsOf(object: number, [a, b, c, d, e, f]: Matrix): Rect | undefined {
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
    const at = scratch >> 2;
    const floats = pdfium.floats;
    const [left, bottom, right, top] = [floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!];
    const xs = [a * left + c * bottom + e, a * right + c * bottom + e, a * left + c * top + e, a * right + c * top + e];
    const ys = [b * left + d * bottom + f, b * right + d * bottom + f, b * left + d * top + f, b * right + d * top + f];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  function matrixOf(object: number): Matrix {
    if (!calls.FPDFPageObj_GetMatrix(object, scratch)) return [1, 0, 0, 1, 0, 0];
    const at = scratch >> 2;
    return Array.from(pdfium.floats.subarray(at, at + 6)) as unknown as Matrix;
  }

  function colorOf(object: number, stroke: boolean): { color: [number, number, number]; alpha: number } | undefined {
    const known = stroke
      ? calls.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
      : calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    if (!known) return undefined;
    const bytes = pdfium.bytes;
    return { color: [bytes[scratch]!, bytes[scratch + 4]!, bytes[scratch + 8]!], alpha: bytes[scratch + 12]! };
  }

  /** Whether an object belongs to a layer; notes one that tells its words in a way of its own. */
  function readMarks(object: number): boolean {
    const count = Math.min(calls.FPDFPageObj_CountMarks(object), 8);
    let layered = false;
    for (let index = 0; index < count; index++) {
      const mark = calls.FPDFPageObj_GetMark(object, index);
      if (isLayer(mark)) layered = true;
      if (calls.FPDFPageObjMark_GetParamValueType(mark, actualText) !== 0) survey.retold.push({ object, mark });
    }
    return layered;
  }

  function isLayered(object: number): boolean {
    const count = Math.min(calls.FPDFPageObj_CountMarks(object), 8);
    for (let index = 0; index < count; index++) if (isLayer(calls.FPDFPageObj_GetMark(object, index))) return true;
    return false;
  }

  /** Marked as optional content: `OC`. */
  function isLayer(mark: number): boolean {
    calls.FPDFPageObjMark_GetName(mark, scratch + 16, 16, scratch + 40);
    const bytes = pdfium.bytes;
    return bytes[scratch + 16] === 0x4f && bytes[scratch + 18] === 0x43 && bytes[scratch + 20] === 0;
  }

  function isFormCut(object: number, matrix: Matrix): boolean {
    const rect = boundsOf(object, matrix);
    return rect !== undefined && isCut(object, matrix, rect);
  }

  /** Whether a clipping path leaves out some of it, told by the path's outer bounds. */
  function isCut(object: number, matrix: Matrix, rect: Rect): boolean {
    const clip = calls.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : calls.FPDFClipPath_CountPaths(clip);
    // PDFium says -1 for none.
    for (let path = 0; path < Math.min(paths, 12); path++) {
      const segments = calls.FPDFClipPath_CountPathSegments(clip, path);
      if (segments > 12) return true;
      const [a, b, c, d, e, f] = matrix;
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let index = 0; index < segments; index++) {
        const segment = calls.FPDFClipPath_GetPathSegment(clip, path, index);
        if (!calls.FPDFPathSegment_GetPoint(segment, scratch + 16, scratch + 20)) continue;
        const px = pdfium.floats[(scratch + 16) >> 2]!;
        const py = pdfium.floats[(scratch + 20) >> 2]!;
        const x = a * px + c * py + e;
        const y = b * px + d * py + f;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
      const slack = 0.25 * Math.min(rect.bottom - rect.top, rect.right - rect.left) + 0.5;
      if (
        left > rect.left + slack ||
        right < rect.right - slack ||
        top > rect.top + slack ||
        bottom < rect.bottom - slack
      )
        return true;
    }
    return false;
  }
}

export function lightnessOf([red, green, blue]: readonly [number, number, number]): number {
  return Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
}

/** Segments of a stroke drawn by hand; boxes, rules and rounded corners have fewer. */
const handDrawn = 16;

/** As large as a signature at least. */
function mayBeSigned(rect: Rect): boolean {
  return rect.right - rect.left > 24 && rect.bottom - rect.top > 8;
}

function isThin(rect: Rect): boolean {
  return rect.right - rect.left < thin || rect.bottom - rect.top < thin;
}

function isOutside(rect: Rect, frame: PageFrame): boolean {
  return rect.left < -1 || rect.top < -1 || rect.right > frame.width + 1 || rect.bottom > frame.height + 1;
}

/** One change of place after the other. */
function then(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}
