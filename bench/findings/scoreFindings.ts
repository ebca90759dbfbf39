import { wilson } from '../wilson.ts';
import type { FindingLabels, Judgment } from './Label.ts';

/**
 * The number of findings that are helpful, noise, false, or not reviewed, and the share of false ones among those
 * reviewed.
 */
export type FindingFigures = Record<Judgment, number> & {
  n: number;
  unlabeled: number;
  /** Of the reviewed findings; null if there are none. */
  share_false: number | null;
  /** 95% Wilson interval of the share; null if nothing was reviewed. */
  interval: [number, number] | null;
};

/** Counts the reviewers' ratings of findings. */
export function scoreFindings(keys: readonly string[], labels: FindingLabels): FindingFigures {
  const count = (is: Judgment) => keys.filter((key) => labels[key]?.is === is).length;
  const [helpful, noise, wrong] = [count('helpful'), count('noise'), count('false')];
  const reviewed = helpful + noise + wrong;
  const interval = reviewed === 0 ? null : wilson(wrong, reviewed).map(round);
  return {
    ...{ n: keys.length, helpful, noise, false: wrong, unlabeled: keys.length - reviewed },
    share_false: reviewed === 0 ? null : round(wrong / reviewed),
    interval: interval as [number, number] | null,
  };
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
