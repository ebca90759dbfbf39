import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';

/** The IDs of all rules. */
export const ruleIds: ReadonlySet<string> = new Set([...requirements, ...everyCourt].map(({ id }) => id));
