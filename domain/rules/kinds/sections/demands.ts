import type { Submission } from '../../checks/Submission.ts';
import { anyStates } from '../shared/lookup.ts';
import type { Demand } from './Demand.ts';
import { demandTable } from './demandTable.ts';

/** Of the parts that a rule names those that are nowhere in the submission. A `?` marks what need not be there; unknown names are a person's. */
export function absentParts(names: readonly string[], submission: Submission): Demand[] {
  const lacking = new Map<string, Demand>();
  for (const name of names) {
    const demand = name.endsWith('?') ? undefined : demandTable[name];
    if (demand === undefined || anyStates(submission, ...demand.kinds) || demand.also?.(submission) === true) continue;
    lacking.set(demand.name, demand);
  }
  return [...lacking.values()];
}

export const isKnownDemand = (name: string): boolean => name in demandTable;
