import type { Weights } from '../Instance.ts';
import { slotMinutes } from './planTimes.ts';

/** The weights that a court sets, each from 0. */
export type CourtWeights = Omit<Weights, 'full_day' | 'unplaced'>;

/** The names of the weights that a court sets; the terms of the cost have the same names. */
export const weightNames = [
  'waiting',
  'lateness',
  'other_room',
  'moved',
  'overload',
  'uneven',
  'appearance_day',
] as const satisfies readonly (keyof CourtWeights)[];

/** The weights of a court that has set none. */
export const usualWeights: CourtWeights = {
  waiting: 1,
  lateness: 4,
  other_room: 1,
  moved: 10,
  overload: 2,
  uneven: 0.1,
  appearance_day: 0.5,
};

/** The hours of a judge’s day in court beyond which it is overloaded. */
const fullHours = 6;
/** A hearing is left without a place only if the rules leave none, or at a cost above any wait. */
const withoutPlace = 10_000;

/** The weights of a search: those of the court, and what every court has in common. */
export function weightsOf(weights: CourtWeights): Weights {
  return { ...weights, full_day: (fullHours * 60) / slotMinutes, unplaced: withoutPlace };
}

/** The weights that a court sets, of those of a search. */
export function courtWeightsOf({ full_day: _full, unplaced: _unplaced, ...weights }: Weights): CourtWeights {
  return weights;
}
