import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';

/** Ids of all rules that there are. */
export const ruleIds: ReadonlySet<string> = new Set([...requirements, ...everyCourt].map(({ id }) => id));
