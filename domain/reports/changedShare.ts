import { wilson } from './wilson.ts';

/** With fewer reviewed values, a share is meaningless. */
export const leastReviewedValues = 30;

/** How often people changed a value that the analysis read, among the values that they reviewed. */
export type ChangedShare = {
  looked_at: number;
  /** Percent; null if too few values were reviewed. */
  changed: number | null;
  /** The 95% Wilson interval, in percent. */
  interval: [low: number, high: number] | null;
};

export function changedShare({ confirmed, corrected }: { confirmed: number; corrected: number }): ChangedShare {
  const looked_at = confirmed + corrected;
  if (looked_at < leastReviewedValues) return { looked_at, changed: null, interval: null };
  const [low, high] = wilson(corrected, looked_at);
  return { looked_at, changed: percent(corrected / looked_at), interval: [percent(low), percent(high)] };
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
