/** A picture in gray, a byte a pixel, row by row. */
export type GrayPicture = { pixels: Uint8Array; width: number; height: number };

/** How the lines of a page run, judged from their ink alone. */
export type Lean = {
  /** Degrees by which lines run down from left to right. */
  degrees: number;
  /** Pixels of ink that line up at the foot of something: a page without them is blank. */
  feet: number;
};

/** The crooked scans that occur; beyond this a page was not fed but thrown. */
const steepest = 5;
const coarse = 0.5;
const fine = 0.05;
/** Less is not worth turning the picture for, which costs it sharpness. */
const least = 0.15;
const dark = 128;
const leastFeet = 200;
/** This many feet give the same result as all of them. */
const mostFeet = 40_000;

/**
 * Finds the angle at which the feet of a page's letters fall into the fewest rows. Works best on some 100 dots an inch.
 */
export function findLean(picture: GrayPicture): Lean {
  const feet = findFeet(picture);
  if (feet.x.length < leastFeet) return { degrees: 0, feet: feet.x.length };
  const degrees = bestAngle(feet);
  return { degrees: Math.abs(degrees) < least ? 0 : Math.round(degrees * 100) / 100, feet: feet.x.length };
}

type Points = { x: Float32Array; y: Float32Array };

/** Dark pixels with a light one under them. */
function findFeet({ pixels, width, height }: GrayPicture): Points {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      if (pixels[at]! < dark && pixels[at + width]! >= dark) {
        xs.push(x - width / 2);
        ys.push(y - height / 2);
      }
    }
  }
  const step = Math.max(1, Math.ceil(xs.length / mostFeet));
  return { x: every(step, xs), y: every(step, ys) };
}

function every(step: number, values: number[]): Float32Array {
  return Float32Array.from(step === 1 ? values : values.filter((_, index) => index % step === 0));
}

function bestAngle(points: Points): number {
  let best = { degrees: 0, score: scoreAt(points, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const score = scoreAt(points, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-steepest, steepest, coarse);
  look(best.degrees - coarse, best.degrees + coarse, 4 * fine);
  look(best.degrees - 4 * fine, best.degrees + 4 * fine, fine);
  return best.degrees;
}

const rows = 4096;
const counts = new Float32Array(rows);

/** How unevenly the points fall into rows that run at this angle. */
function scoreAt({ x, y }: Points, degrees: number): number {
  counts.fill(0);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let index = 0; index < x.length; index++) {
    const row = Math.round(y[index]! - x[index]! * slope) + rows / 2;
    if (row >= 0 && row < rows) counts[row]!++;
  }
  let score = 0;
  for (let row = 0; row < rows; row++) score += counts[row]! * counts[row]!;
  return score;
}
