import type { StatementKind } from '../Statement.ts';
import type { Submission } from '../Submission.ts';
import { demandTable } from './demandTable.ts';
import { anyStates } from './lookup.ts';

/** Something that rules ask a paper to state: how a person calls it, what shows it, wording to copy. */
export type Demand = {
  name: string;
  /** Any of these statements shows it. */
  kinds: readonly StatementKind[];
  mend: string;
  /** Shown by what was read, besides the statements. */
  also?: (submission: Submission) => boolean;
};

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
