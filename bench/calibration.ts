import type { Given } from './scoreReading.ts';
import { wilson } from './wilson.ts';

/** The share of correct values among those with a confidence between two bounds. */
export type CalibrationBin = {
  from: number;
  to: number;
  n: number;
  /** Mean of the confidences; null without values. */
  said: number | null;
  right: number | null;
  interval: [low: number, high: number];
};

const bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];

/** The reliability table of confidences: confidences are calibrated if they equal the share of correct values. */
export function calibrate(given: readonly Given[]): CalibrationBin[] {
  return bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1]!;
    const inside = given.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = inside.filter((one) => one.right).length;
    const n = inside.length;
    return {
      from,
      to: Math.min(1, to),
      n,
      said: n === 0 ? null : inside.reduce((sum, one) => sum + one.confidence, 0) / n,
      right: n === 0 ? null : right / n,
      interval: wilson(right, n),
    };
  });
}

/** Mean difference between confidence and share of correct values, weighted by the number of values. */
export function calibrationError(bins: readonly CalibrationBin[]): number | null {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return null;
  return bins.reduce((sum, { n, said, right }) => sum + (n / all) * Math.abs((said ?? 0) - (right ?? 0)), 0);
}
