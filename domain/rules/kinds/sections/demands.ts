import type { Submission } from '../../checks/Submission.ts';
import { anyStates } from '../shared/lookup.ts';
import type { Demand } from './Demand.ts';
import { demandTable, type PartName } from './demandTable.ts';
import type { RequiredPart } from './messages.ts';

/** The required parts that are missing from the submission. */
export function absentParts(names: readonly PartName[], submission: Submission): RequiredPart[] {
  const lacking = new Set<RequiredPart>();
  for (const name of names) {
    const { part, kinds, also }: Demand = demandTable[name];
    if (!anyStates(submission, ...kinds) && also?.(submission) !== true) lacking.add(part);
  }
  return [...lacking];
}
