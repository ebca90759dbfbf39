import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import { andThen, type Matrix, PageObjects } from './PageObjects.ts';
import { PlaceGrid, type Rect, touches } from './PlaceGrid.ts';
import { callsOf } from './unseenCalls.ts';

const textType = 1;
const pathType = 2;
const imageType = 3;
const shadingType = 4;
const formType = 5;
const deepest = 12;
/** Objects examined one by one; on a page of more, all its words are examined as they are drawn. */
const mostObjects = 60_000;
/** Comparisons of covers with words beneath them. */
const mostComparisons = 400_000;
/** Thinner things are rules and underlines: they hide no words. */
const thin = 2.6;
/** Fills examined one by one; of more, only where they are on the page in coarse cells. */
const mostFills = 60;
/** Underlining, strike-out and the rules of a table; more strokes over one place are a hatching. */
const mostStrokes = 5;
const mostHatching = 3000;
/** Lighter than this is read on a dark ground only. */
const light = 190;

/** Something that may hide what was drawn before it; `order` counts the page's objects as they are drawn. */
export type Cover = Rect & { object: number; kind: 'path' | 'image'; order: number };

/** The words of a page that its reader may not see, determined from their objects without drawing the page. */
export type Survey = {
  /** Text objects that may not be seen, each with why it is suspected. */
  suspects: Map<number, SuspectText>;
  covers: Cover[];
  /** Every text object, with its place. */
  texts: Map<number, Rect>;
  styles: Map<number, SuspectText>;
  /** Objects that replace their words (ActualText), with the mark. */
  replaced: { object: number; mark: number }[];
  /** Boxes as redactions draw them: dark, and about as high as a line. */
  blackBoxes: number;
  /** There is a picture, or a mark drawn by hand, as signatures are. */
  pictured: boolean;
  /** There was too much to examine. */
  all: boolean;
  formsMayHide: boolean;
};

export type SuspectText = {
  /** Only its background makes it suspect. */
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

/** `formsMayHide`: the file has layers that hang on forms. `over`: places that annotations cover. */
export function surveyPage(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  { formsMayHide, over }: { formsMayHide: boolean; over: readonly Rect[] },
): Survey {
  const surveyor = new PageSurveyor(pdfium, frame, formsMayHide);
  surveyor.visitPage(page);
  for (const rect of over) surveyor.suspectBelow(rect);
  surveyor.addHatching();
  return surveyor.survey;
}

/** Adds characters that are solid blocks, which may cover words that were drawn in the same place. */
export function addBlocks(survey: Survey, blocks: readonly { object: number; rect: Rect }[]): void {
  for (const { object, rect } of blocks) {
    let isOver = false;
    for (const [other, style] of survey.styles) {
      if (other === object || !touches(style.rect, rect)) continue;
      survey.suspects.set(other, { ...style, onGround: false });
      isOver = true;
    }
    if (isOver) survey.covers.push({ ...rect, object, kind: 'path', order: Number.MAX_SAFE_INTEGER });
  }
}

/** Visits a page's objects in the order in which they are drawn, and notes which words may not be seen. */
class PageSurveyor {
  readonly survey: Survey;
  private readonly calls: ReturnType<typeof callsOf>;
  private readonly objects: PageObjects;
  private readonly frame: PageFrame;
  private readonly formsMayHide: boolean;
  private readonly grid: PlaceGrid;
  private readonly texts: { object: number; rect: Rect; style: SuspectText }[] = [];
  private readonly fills: (Rect & { lightness: number | undefined })[] = [];
  private readonly strokes: Cover[] = [];
  private isHatched = false;
  private order = 0;
  private comparisons = mostComparisons;

  constructor(pdfium: Pdfium, frame: PageFrame, formsMayHide: boolean) {
    this.calls = callsOf(pdfium);
    this.objects = new PageObjects(pdfium);
    this.frame = frame;
    this.formsMayHide = formsMayHide;
    this.grid = new PlaceGrid(frame.width, frame.height);
    this.survey = {
      suspects: new Map(),
      covers: [],
      texts: new Map(),
      styles: new Map(),
      replaced: [],
      blackBoxes: 0,
      pictured: false,
      all: false,
      formsMayHide,
    };
  }

  visitPage(page: number): void {
    const { a, b, c, d, e, f } = this.frame;
    const objectAt = (at: number) => this.calls.FPDFPage_GetObject(page, at);
    this.visit(this.calls.FPDFPage_CountObjects(page), objectAt, [a, b, c, d, e, f], 0, false);
  }

  private visit(
    count: number,
    objectAt: (index: number) => number,
    matrix: Matrix,
    depth: number,
    inDoubt: boolean,
  ): void {
    for (let index = 0; index < count; index++) {
      if (++this.order > mostObjects) {
        this.survey.all = true;
        return;
      }
      const object = objectAt(index);
      const type = this.calls.FPDFPageObj_GetType(object);
      if (type === textType) this.lookAtText(object, matrix, depth, inDoubt);
      else if (type === pathType) this.lookAtPath(object, matrix);
      else if (type === imageType || type === shadingType) this.lookAtPicture(object, matrix);
      else if (type === formType && depth < deepest) this.visitForm(object, matrix, depth, inDoubt);
    }
  }

  private visitForm(object: number, matrix: Matrix, depth: number, inDoubt: boolean): void {
    const doubt =
      inDoubt ||
      this.formsMayHide ||
      this.calls.FPDFPageObj_HasTransparency(object) !== 0 ||
      this.objects.isLayered(object) ||
      (this.objects.isClipped(object) && this.objects.isFormCut(object, matrix));
    const objectAt = (at: number) => this.calls.FPDFFormObj_GetObject(object, at);
    const inner = andThen(this.objects.matrixOf(object), matrix);
    this.visit(this.calls.FPDFFormObj_CountObjects(object), objectAt, inner, depth + 1, doubt);
  }

  private lookAtPicture(object: number, matrix: Matrix): void {
    const rect = this.objects.boundsOf(object, matrix);
    if (rect === undefined || isThin(rect)) return;
    this.survey.pictured ||= mayBeSigned(rect);
    this.survey.covers.push({ ...rect, object, kind: 'image', order: this.order });
    this.suspectBelow(rect);
    this.addFill(rect, undefined);
  }

  private lookAtText(object: number, matrix: Matrix, depth: number, inDoubt: boolean): void {
    const rect = this.objects.boundsOf(object, matrix);
    if (rect === undefined) return;
    const mode = this.calls.FPDFTextObj_GetTextRenderMode(object);
    const fill = this.objects.colorOf(object, mode === 1 || mode === 5);
    const { layered, replaced } = this.objects.readMarks(object);
    for (const mark of replaced) this.survey.replaced.push({ object, mark });
    const clipped = this.objects.isCut(object, matrix, rect);
    const style: SuspectText = {
      onGround: false,
      rect,
      order: this.order,
      color: fill?.color,
      alpha: fill?.alpha ?? 255,
      mode,
      layered,
      clipped,
      inForm: depth > 0,
    };
    const lightness = fill === undefined ? undefined : lightnessOf(fill.color);
    const isStrange =
      inDoubt ||
      mode > 2 ||
      fill === undefined ||
      fill.alpha < 250 ||
      layered ||
      clipped ||
      isOutside(rect, this.frame) ||
      this.calls.FPDFPageObj_HasTransparency(object) !== 0;
    if (isStrange || lightness! > light || this.isOnFillLike(rect, lightness!)) {
      style.onGround = !isStrange && lightness! <= light;
      this.survey.suspects.set(object, style);
    }
    this.texts.push({ object, rect, style });
    this.survey.texts.set(object, rect);
    this.survey.styles.set(object, style);
    this.grid.addWords(rect);
  }

  private addFill(rect: Rect, lightness: number | undefined): void {
    this.grid.addFill(rect, lightness);
    if (this.fills.length <= mostFills) this.fills.push({ ...rect, lightness });
  }

  /** Whether something nearly as light, or of no single lightness, was filled under it. */
  private isOnFillLike(rect: Rect, lightness: number): boolean {
    if (!this.grid.hasFillLike(rect, lightness)) return false;
    if (this.fills.length > mostFills) return true;
    return this.fills.some(
      (fill) =>
        (fill.lightness === undefined || Math.abs(fill.lightness - lightness) < 64) &&
        fill.left < rect.right &&
        fill.right > rect.left &&
        fill.top < rect.bottom &&
        fill.bottom > rect.top,
    );
  }

  private lookAtPath(object: number, matrix: Matrix): void {
    const rect = this.objects.boundsOf(object, matrix);
    if (rect === undefined || isOutside(rect, this.frame)) return;
    if (isThin(rect)) {
      this.addStroke(object, rect);
      return;
    }
    const { filled, stroked, strokeWidth } = this.objects.drawingOf(object);
    if (!filled) {
      if (!stroked) return;
      // The outline of a box hides nothing; a thick stroke, or one that runs to and fro, does.
      const segments = this.calls.FPDFPath_CountSegments(object);
      if (strokeWidth < thin && segments < 9) {
        if (segments === 2) this.addStroke(object, rect);
        return;
      }
    }
    this.survey.pictured ||= mayBeSigned(rect) && this.calls.FPDFPath_CountSegments(object) >= handDrawn;
    this.survey.covers.push({ ...rect, object, kind: 'path', order: this.order });
    this.suspectBelow(rect);
    const fill = this.objects.colorOf(object, !filled);
    const lightness = fill === undefined ? undefined : lightnessOf(fill.color);
    this.addFill(rect, lightness);
    const [across, down] = [rect.right - rect.left, rect.bottom - rect.top];
    if (lightness !== undefined && lightness < 80 && down > 5 && down < 60 && across > 8) this.survey.blackBoxes++;
  }

  private addStroke(object: number, rect: Rect): void {
    if (this.strokes.length < mostHatching) this.strokes.push({ ...rect, object, kind: 'path', order: this.order });
    if (!this.grid.addStroke(rect, mostStrokes)) return;
    this.isHatched = true;
    this.suspectBelow(rect);
  }

  /** Thin strokes hide nothing alone; where there are many, they may be a hatching over words. */
  addHatching(): void {
    if (!this.isHatched) return;
    const places = [...this.survey.suspects.values()].filter(({ onGround }) => !onGround).map(({ rect }) => rect);
    this.survey.covers.push(...this.strokes.filter((stroke) => places.some((rect) => touches(stroke, rect))));
  }

  /** All words drawn before that reach under something are to be examined. */
  suspectBelow(rect: Rect): void {
    if (!this.grid.hasWords(rect)) return;
    this.comparisons -= this.texts.length;
    if (this.comparisons < 0) {
      this.survey.all = true;
      return;
    }
    for (const { object, rect: own, style } of this.texts) {
      if (own.right > rect.left && own.left < rect.right && own.bottom > rect.top && own.top < rect.bottom) {
        style.onGround = false;
        this.survey.suspects.set(object, style);
      }
    }
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
