import { positionOf, uniformOf } from '#domain/simulation/uniform';

/** A median with its 95% interval, and how many values it is of. */
export type MedianInterval = { n: number; value: number; low: number; high: number };
/** A share with its 95% interval, from 0 to 1. */
export type ShareInterval = { value: number; low: number; high: number };

/** Fewer values have no median with an interval: the 95% interval of five values is wider than their range. */
export const leastMinutes = 6;
const rounds = 1000;

/** The median and its 95% interval by order statistics (normal approximation); null with too few values. */
export function medianInterval(values: readonly number[]): MedianInterval | null {
  const n = values.length;
  if (n < leastMinutes) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const reach = (1.96 * Math.sqrt(n)) / 2;
  const low = sorted[Math.max(0, Math.floor(n / 2 - reach))]!;
  const high = sorted[Math.min(n - 1, Math.ceil(n / 2 + reach) - 1)]!;
  return { n, value: medianOf(sorted), low, high };
}

/**
 * The share of the minutes that is saved, by medians, with its 95% bootstrap interval. The same minutes always have the
 * same interval. Null with too few values in either group.
 */
export function savedShare(existing: readonly number[], portal: readonly number[]): ShareInterval | null {
  if (existing.length < leastMinutes || portal.length < leastMinutes) return null;
  const drawn = Array.from({ length: rounds }, (_, round) =>
    savedOf(resample(existing, 2 * round), resample(portal, 2 * round + 1)),
  ).sort((one, other) => one - other);
  const value = savedOf(sortedCopy(existing), sortedCopy(portal));
  return { value, low: drawn[Math.floor(0.025 * rounds)]!, high: drawn[Math.ceil(0.975 * rounds) - 1]! };
}

const sortedCopy = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** Values drawn with replacement, sorted. */
function resample(values: readonly number[], round: number): number[] {
  const draw = (_: number, index: number) => values[positionOf(uniformOf(round + 1, index), values.length)]!;
  return values.map(draw).sort((one, other) => one - other);
}

function savedOf(existing: readonly number[], portal: readonly number[]): number {
  const before = medianOf(existing);
  return before === 0 ? 0 : 1 - medianOf(portal) / before;
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle - 0.5)]! + sorted[Math.ceil(middle - 0.5)]!) / 2;
}
