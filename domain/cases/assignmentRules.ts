import type { CaseType } from '#domain/courts/choices';
import { type AssignmentMethod, type Dealt, type RuleJudge, remaining } from './judgeDraw.ts';

/** A court’s rule for the assignment of its new cases. Without case types, it applies to all of them. */
export type AssignmentRule = {
  id: string;
  name: string;
  case_types: readonly CaseType[];
  method: AssignmentMethod;
  department: string | null;
  skip_absent: boolean;
  active: boolean;
  position: number;
  judges: readonly RuleJudge[];
  dealt: Dealt;
};

/** The rule that assigns a case of this type: the first active one that names its type or all types. */
export function ruleFor<R extends Pick<AssignmentRule, 'case_types' | 'active' | 'position'>>(
  rules: readonly R[],
  caseType: CaseType,
): R | undefined {
  return [...rules]
    .sort((a, b) => a.position - b.position)
    .find(({ active, case_types }) => active && (case_types.length === 0 || case_types.includes(caseType)));
}

/** The chance of each judge in the next draw, from 0 to 1, before anyone is excluded. */
export function chancesOf(rule: Pick<AssignmentRule, 'method' | 'judges' | 'dealt'>): Map<string, number> {
  const able = rule.judges.filter(({ weight }) => weight > 0);
  if (rule.method === 'direct') return new Map(able.map(({ judge_id }, index) => [judge_id, index === 0 ? 1 : 0]));
  const left = rule.method === 'deck' ? remaining(able, rule.dealt) : able;
  const cards = left.length === 0 ? able : left;
  const total = cards.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    able.map(({ judge_id }) => [
      judge_id,
      (cards.find((card) => card.judge_id === judge_id)?.weight ?? 0) / Math.max(total, 1),
    ]),
  );
}
