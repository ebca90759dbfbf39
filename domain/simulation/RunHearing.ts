import type { Fate, Matter } from './CourtModel.ts';
import type { RunPlace } from './World.ts';

/** A hearing of a run that has its place. */
export type RunHearing = {
  matter: Matter;
  key: number;
  /** How often it was continued. */
  turn: number;
  place: RunPlace;
  fate: Fate;
};
