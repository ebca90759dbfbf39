const across = 48;
const down = 64;
/** Buckets of lightness that a fill may fall into, and one for what has no single color. */
const unknownBit = 1 << 15;

/** A rectangle in points, the lesser coordinates first. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/**
 * A page in coarse cells: the positions of words and the colors that were filled there, so that drawing order can be
 * judged in one pass.
 */
export class PlaceGrid {
  readonly #words = new Uint8Array(across * down);
  readonly #fills = new Uint16Array(across * down);
  readonly #strokes = new Uint8Array(across * down);
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
  }

  #each(rect: Rect, visit: (cell: number) => boolean): boolean {
    const x1 = Math.max(0, Math.floor((rect.left / this.#width) * across));
    const x2 = Math.min(across - 1, Math.floor((rect.right / this.#width) * across));
    const y1 = Math.max(0, Math.floor((rect.top / this.#height) * down));
    const y2 = Math.min(down - 1, Math.floor((rect.bottom / this.#height) * down));
    for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) if (visit(y * across + x)) return true;
    return false;
  }

  addWords(rect: Rect): void {
    this.#each(rect, (cell) => {
      this.#words[cell] = 1;
      return false;
    });
  }

  hasWords(rect: Rect): boolean {
    return this.#each(rect, (cell) => this.#words[cell] === 1);
  }

  /** `light` is 0 to 255, undefined for pictures and patterns. */
  addFill(rect: Rect, light: number | undefined): void {
    const bit = light === undefined ? unknownBit : 1 << (light >> 5);
    this.#each(rect, (cell) => {
      this.#fills[cell]! |= bit;
      return false;
    });
  }

  /** Whether something of nearly that lightness, or of mixed lightness, was filled behind the words. */
  hasFillLike(rect: Rect, light: number): boolean {
    const at = light >> 5;
    const bits = unknownBit | (1 << at) | (1 << Math.max(0, at - 1)) | (1 << Math.min(7, at + 1));
    return this.#each(rect, (cell) => (this.#fills[cell]! & bits) !== 0);
  }

  /** Counts thin strokes over words, and reports when there are more than underlining and table rules would produce. */
  addStroke(rect: Rect, most: number): boolean {
    return this.#each(rect, (cell) => this.#words[cell] === 1 && ++this.#strokes[cell]! > most);
  }
}

export function touches(one: Rect, other: Rect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Whether the center of a rectangle is within another. */
export function contains(whole: Rect, part: Rect): boolean {
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  return x >= whole.left && x <= whole.right && y >= whole.top && y <= whole.bottom;
}

/** The least rectangle around several. */
export function around(rects: readonly Rect[]): Rect {
  const whole = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of rects) {
    whole.left = Math.min(whole.left, left);
    whole.top = Math.min(whole.top, top);
    whole.right = Math.max(whole.right, right);
    whole.bottom = Math.max(whole.bottom, bottom);
  }
  return whole;
}
