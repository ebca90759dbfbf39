import type { CaseType } from '#domain/courts/choices';
import type { DeadlineRule, DeadlineSystem, DeadlineUnit, Direction } from './DeadlineRule.ts';
import { californiaRules } from './rules/california.ts';
import { federalAppellateRules } from './rules/federalAppellate.ts';
import { federalDistrictRules } from './rules/federalDistrict.ts';
import { floridaRules } from './rules/florida.ts';
import { illinoisRules } from './rules/illinois.ts';
import { immigrationRules } from './rules/immigration.ts';
import { newYorkRules } from './rules/newYork.ts';
import { scotusRules } from './rules/scotus.ts';
import { texasRules } from './rules/texas.ts';

/** A rule under one of its conditions, which can be computed. */
export type DeadlineVariant = {
  /** The rule's ID, with a colon and the condition unless it is the base case. */
  id: string;
  rule: DeadlineRule;
  condition: string | null;
  trigger: string;
  amount: number;
  unit: DeadlineUnit;
  direction: Direction;
  service_extension_applies: boolean;
  /** Whether it is the last day for an act or the first day on which it can occur. */
  bound: 'latest' | 'earliest';
};

/** Every deadline rule that the portal knows. */
export const deadlineRules: readonly DeadlineRule[] = [
  ...californiaRules,
  ...newYorkRules,
  ...texasRules,
  ...floridaRules,
  ...illinoisRules,
  ...federalDistrictRules,
  ...federalAppellateRules,
  ...scotusRules,
  ...immigrationRules,
];

/** Every deadline that can be computed, with a separate entry for each condition of a rule. */
export const deadlineVariants: readonly DeadlineVariant[] = deadlineRules.flatMap(spreadOut);

const byId = new Map(deadlineVariants.map((variant) => [variant.id, variant]));

export function findVariant(id: string): DeadlineVariant | undefined {
  return byId.get(id);
}

/** A system's rules for a case type, or for all case types. */
export function variantsOf(system: DeadlineSystem, caseType?: CaseType): DeadlineVariant[] {
  return deadlineVariants.filter(
    ({ rule }) =>
      rule.system === system &&
      (caseType === undefined || rule.case_types.includes('*') || rule.case_types.includes(caseType)),
  );
}

function spreadOut(rule: DeadlineRule): DeadlineVariant[] {
  const { id, trigger, amount, unit, direction, service_extension_applies } = rule;
  const bound = rule.bound ?? ('latest' as const);
  const own = { rule, trigger, amount, unit, direction, service_extension_applies, bound };
  return [
    { ...own, id, condition: rule.condition ?? null },
    ...rule.alternatives.map(({ condition, from, ...other }) => ({
      ...own,
      ...other,
      id: `${id}:${condition}`,
      condition,
      trigger: from ?? trigger,
    })),
  ];
}
