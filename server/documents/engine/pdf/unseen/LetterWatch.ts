import type { Pdfium } from '../pdfium.ts';
import { drawsOthers } from './matchLetter.ts';
import { readOutline } from './readOutline.ts';

/** Letters that enclose no space in whatever face, and those that do but in stencils. */
const open = new Set('123577CEFGHIJLMNSTUVWXYZcfhilmnrstuvwxyz');
const ringed = new Set('0689ABDOPQRabdeopq');
const low = new Set('acemnorsuvwxz');
const high = new Set('bdhklABCDEFGHIKLMNOPRSTUVWXYZ');
/** Figures that appear on the line, and those that reach a hair below it. */
const flat = new Set('124');
const round = new Set('035689');
const flatFoot = -0.003;
const roundFoot = -0.006;
/** Shares of the font size: no low letter reaches this far up or down, and every high one reaches farther up. */
const tooHigh = 0.62;
const tooDeep = -0.12;
const tooLow = 0.5;
/** This many letters of a font must be drawn differently from their text. */
const leastDoubts = 2;
const leastShare = 0.12;
/** Shares of the size by which one letter's ink is never higher or lower in the same font. */
const alike = 0.004;
const mostDeviants = 4000;
/** Letters of a line of text. */
const leastRunning = 40;

type Font = {
  codes: number[];
  confirmed?: boolean;
  confirmedAt?: number;
  letters: number;
  ringed: number;
  figures: number;
  bases: number;
  shapes: number;
  heights: number;
};
type Letter = { up: number; down: number; count: number };
export type Deviant = { index: number; code: number; share: number; down: number };

/**
 * Observes how each font of a document draws its letters while they are read, so that oddities are found without
 * examining the page again.
 */
export class LetterWatch {
  readonly #fonts = new Map<number, Font>();
  readonly #letters = new Map<number, Letter>();
  #fresh: [font: number, code: number][] = [];
  #deviants: Deviant[] = [];

  /** `up` and `down`: how far the letter's ink reaches from its line, in shares of its size. */
  see(font: number, code: number, index: number, up: number, down: number): void {
    const key = font * 128 + code;
    const known = this.#letters.get(key);
    if (known === undefined) {
      this.#letters.set(key, { up, down, count: 1 });
      this.#fresh.push([font, code]);
    } else if (Math.abs(known.up - up) < alike && Math.abs(known.down - down) < alike) known.count++;
    else if (this.#deviants.length < mostDeviants) {
      this.#deviants.push({ index, code, share: (up - down) / (known.up - known.down || 1), down: down - known.down });
    }
  }

  /**
   * After a page: the fonts that map to letters other than those they draw, and the letters that are drawn like the
   * same letter elsewhere is not.
   */
  judgePage(pdfium: Pdfium): { fonts: Set<number>; deviants: Deviant[] } {
    for (const [font, code] of this.#fresh) this.#lookAt(pdfium, font, code);
    const deviants = this.#deviants;
    this.#fresh = [];
    this.#deviants = [];
    const lying = [...this.#fonts].filter(
      ([id, font]) => isLying(font) && (font.figures > 0 || this.#isRunning(id)) && confirm(pdfium, id, font),
    );
    return { fonts: new Set(lying.map(([font]) => font)), deviants };
  }

  /**
   * Whether running text is set in a font. Script and display typefaces also close open letters and make low ones high;
   * a signature or a title in one is too short to distinguish them from a deceptive font.
   */
  #isRunning(font: number): boolean {
    let uses = 0;
    for (const [key, { count }] of this.#letters) if (Math.floor(key / 128) === font) uses += count;
    return uses >= leastRunning;
  }

  #lookAt(pdfium: Pdfium, font: number, code: number): void {
    const outline = readOutline(pdfium, font, code);
    if (outline === undefined) return;
    let known = this.#fonts.get(font);
    if (known === undefined) {
      known = { codes: [], letters: 0, ringed: 0, figures: 0, bases: 0, shapes: 0, heights: 0 };
      this.#fonts.set(font, known);
    }
    const letter = String.fromCharCode(code);
    known.codes.push(code);
    known.letters++;
    if (outline.rings > 0) known.ringed++;
    if (outline.rings > 0 ? open.has(letter) : ringed.has(letter)) {
      if (code < 58) known.figures++;
      else known.shapes++;
    }
    if (flat.has(letter) ? outline.down < roundFoot : round.has(letter) && outline.down > flatFoot) known.bases++;
    const isHigh = outline.up > tooHigh || outline.down < tooDeep;
    if ((low.has(letter) && isHigh) || (high.has(letter) && outline.up < tooLow)) known.heights++;
  }
}

/**
 * Figures are drawn alike in all typefaces. Among letters, decorated typefaces close some that are open, but none makes
 * a low letter high. Outline typefaces have a ring in every letter, and stencils in none: for those, shape proves
 * nothing.
 */
function isLying({ letters, ringed: closed, figures, bases, shapes, heights }: Font): boolean {
  if (closed === 0 || (letters > 6 && closed > 0.85 * letters)) return false;
  // A font with only a few deceptive letters is judged run by run.
  if (figures + shapes + bases < leastShare * letters) return false;
  if (figures > 0 && figures + bases > leastDoubts) return true;
  const mixed = figures + shapes >= leastDoubts && figures > 0 && heights > 0;
  return figures >= leastDoubts || (shapes >= leastDoubts && heights >= leastDoubts) || mixed;
}

/** Script and display typefaces have odd shapes, too: a deceptive font draws recognizable other letters. */
function confirm(pdfium: Pdfium, id: number, font: Font): boolean {
  if (font.confirmedAt !== font.codes.length) {
    font.confirmed = drawsOthers(pdfium, id, font.codes);
    font.confirmedAt = font.codes.length;
  }
  return font.confirmed === true;
}

/** Runs of letters of which several are drawn as others are: not of one size throughout, as small capitals and raised figures are. */
export function findDeviantRuns(deviants: readonly Deviant[]): [from: number, to: number][] {
  const runs: Deviant[][] = [];
  for (const one of deviants) {
    const run = runs.at(-1);
    if (run !== undefined && one.index - run.at(-1)!.index <= farthest) run.push(one);
    else runs.push([one]);
  }
  return runs.filter(isOther).map((run) => [run[0]!.index, run.at(-1)!.index]);
}

const farthest = 8;
const leastDeviants = 3;

function isOther(run: readonly Deviant[]): boolean {
  if (new Set(run.map(({ code }) => code)).size < 2) return false;
  const shares = run.map(({ share }) => share);
  const downs = run.map(({ down }) => down);
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  // Figures of equal height with a different baseline are different figures; smaller, raised ones are the same.
  const isFigures = run.every(({ code, share }) => code < 58 && Math.abs(share - 1) < 0.08);
  if (isFigures) return spread(shares) > 0.006 || spread(downs) > 0.006;
  return run.length >= leastDeviants && (spread(shares) > 0.1 || (spread(shares) > 0.015 && spread(downs) > 0.006));
}
