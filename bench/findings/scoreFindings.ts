import { wilson } from '../wilson.ts';
import type { FindingLabels, Judgment } from './Label.ts';

/** How many findings of a set are helpful, noise, false or not reviewed, and what share of the reviewed ones is false. */
export type FindingFigures = Record<Judgment, number> & {
  n: number;
  unlabeled: number;
  /** Of the reviewed ones; null where none is. */
  share_false: number | null;
  /** 95% Wilson interval of the share; null where nothing is reviewed. */
  interval: [number, number] | null;
};

/** Counts what reviewers said of findings. */
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
