import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';

const kinds = new Map([...requirements, ...everyCourt].map(({ id, check }) => [id, check.kind]));

/** What a rule looks at, e.g. `redaction`; undefined for a rule that is no longer there. */
export function kindOfRule(ruleId: string): string | undefined {
  return kinds.get(ruleId);
}
