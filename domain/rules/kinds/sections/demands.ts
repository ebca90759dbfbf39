import type { Submission } from '../../checks/Submission.ts';
import { anyStates } from '../shared/lookup.ts';
import type { Demand } from './Demand.ts';
import { demandTable, type PartName } from './demandTable.ts';

/** Of the parts that a rule names those that are nowhere in the submission. */
export function absentParts(names: readonly PartName[], submission: Submission): Demand[] {
  const lacking = new Map<string, Demand>();
  for (const name of names) {
    const demand: Demand = demandTable[name];
    if (anyStates(submission, ...demand.kinds) || demand.also?.(submission) === true) continue;
    lacking.set(demand.name, demand);
  }
  return [...lacking.values()];
}
