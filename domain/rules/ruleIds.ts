import { requirements } from '#domain/requirements/findRequirements';
import { everyCourt } from './everyCourt.ts';

/** Ids of all rules that there are. */
export const ruleIds: ReadonlySet<string> = new Set([...requirements, ...everyCourt].map(({ id }) => id));
