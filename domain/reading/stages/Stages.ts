import type { StepEnded } from '../StepEnded.ts';

/** A reading under way: what is known of a document so far, to which each stage adds what it finds. */
export type Stages<Known> = {
  known: Known;
  next<Found>(name: string, stage: (known: Known) => Found): Stages<Known & Found>;
};

/** Begins a reading with what is given. */
export function beginWith<Known>(known: Known, ended?: StepEnded): Stages<Known> {
  return {
    known,
    next(name, stage) {
      const found = stage(known);
      ended?.(name);
      return beginWith({ ...known, ...found }, ended);
    },
  };
}
