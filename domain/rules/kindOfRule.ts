import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';
import type { RuleKind } from './kinds/ParametersByKind.ts';

const kinds = new Map<string, RuleKind>([...requirements, ...everyCourt].map(({ id, kind }) => [id, kind]));

/** What a rule examines, for example `redaction`; undefined for a rule that is no longer there. */
export function kindOfRule(ruleId: string): RuleKind | undefined {
  return kinds.get(ruleId);
}
