import { conditionNames, factOf, type RoutedFacts, type SectionConditions, type SectionRule } from './SectionRule.ts';

/** The section to which the first matching rule sends a filing; null, the unassigned section, if none matches. */
export function sectionFor(facts: RoutedFacts, rules: readonly SectionRule[]): string | null {
  return rules[ruleFor(facts, rules)]?.section_id ?? null;
}

/** The index of the first rule that matches, or -1. */
export function ruleFor(facts: RoutedFacts, rules: readonly SectionRule[]): number {
  return rules.findIndex(({ conditions }) => meets(facts, conditions));
}

function meets(facts: RoutedFacts, conditions: SectionConditions): boolean {
  return conditionNames.every((name) => {
    const wanted: readonly string[] = conditions[name];
    const fact = facts[factOf[name]];
    return wanted.length === 0 || (fact !== null && wanted.some((one) => isSame(one, fact)));
  });
}

/** Bar numbers and attorney types are typed by hand. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Why a rule can never match: an earlier rule takes every filing that it would, or its own conditions exclude each other. */
export type NeverMatches = { because: 'earlier_rule'; earlier: number } | { because: 'contradiction' };

/** The reason for which each rule can never match; null for the others. */
export function neverMatching(rules: readonly SectionRule[]): (NeverMatches | null)[] {
  return rules.map(({ conditions }, index) => {
    if (contradicts(conditions)) return { because: 'contradiction' };
    const earlier = rules.slice(0, index).findIndex((one) => covers(one.conditions, conditions));
    return earlier < 0 ? null : { because: 'earlier_rule', earlier };
  });
}

/** Whether every filing that meets the second conditions also meets the first. */
function covers(first: SectionConditions, second: SectionConditions): boolean {
  return conditionNames.every((name) => {
    const wide: readonly string[] = first[name];
    const narrow: readonly string[] = second[name];
    if (wide.length === 0) return true;
    return narrow.length > 0 && narrow.every((one) => wide.some((other) => isSame(one, other)));
  });
}

/** Only attorneys have an entry on the roster. */
function contradicts({ filers, bar_numbers, attorney_types }: SectionConditions): boolean {
  const needsRoster = bar_numbers.length > 0 || attorney_types.length > 0;
  return needsRoster && filers.length > 0 && !filers.includes('attorney');
}
