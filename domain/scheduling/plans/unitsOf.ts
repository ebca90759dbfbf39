import { costsOf } from '../costs.ts';
import type { Instance, Solution, Weights } from '../Instance.ts';
import { presentPlaces } from './comparePlan.ts';
import { type CourtWeights, weightNames } from './weights.ts';

/** What each weight counts, in its units, in the present calendar and in a plan. */
export type Units = Record<keyof CourtWeights, { before: number; after: number }>;

/** The units of each weight: a cost is their number times the weight, so that the effect of other weights is known. */
export function unitsOf(instance: Instance, best: Solution): Units {
  const ones = Object.fromEntries(weightNames.map((name) => [name, 1])) as CourtWeights;
  const weights: Weights = { ...instance.weights, ...ones };
  const counted = { ...instance, weights };
  const unplaced = instance.hearings.filter(({ current }) => current === null).map(({ id }) => id);
  const before = costsOf(counted, { placements: presentPlaces(instance), unplaced });
  const after = costsOf(counted, best);
  return Object.fromEntries(weightNames.map((name) => [name, { before: before[name], after: after[name] }])) as Units;
}
