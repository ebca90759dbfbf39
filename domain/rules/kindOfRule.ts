import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';
import type { RuleKind } from './kinds/ParametersByKind.ts';

const kinds = new Map<string, RuleKind>([...requirements, ...everyCourt].map(({ id, kind }) => [id, kind]));

/** The kind of a rule, for example `redaction`; undefined for a rule that no longer exists. */
export function kindOfRule(ruleId: string): RuleKind | undefined {
  return kinds.get(ruleId);
}
