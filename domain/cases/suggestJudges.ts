import type { RuleJudge } from './judgeDraw.ts';
import { loadReasons } from './loadReasons.ts';

/** A judge of the court, with what counts for an assignment. */
export type AssignableJudge = {
  id: string;
  name: string;
  open_cases: number;
  absent: boolean;
  /** The numbers of related open cases that are assigned to the judge. */
  related: readonly string[];
};

/** Why a judge is suggested, or ranked lower. */
export const suggestionReasons = [
  'related',
  'by_rule',
  'fewest_cases',
  'fewer_cases',
  'absent',
  'not_in_rule',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
/** Why a judge cannot be assigned. */
export const unsuitableReasons = ['disqualified', 'current_judge'] as const;
export type UnsuitableReason = (typeof unsuitableReasons)[number];

export type JudgeSuggestion = AssignableJudge & { reasons: SuggestionReason[]; excluded: UnsuitableReason | null };

type Asked = {
  judges: readonly AssignableJudge[];
  /** The court’s rule for the type of the case, if it has one. */
  rule: { judges: readonly Pick<RuleJudge, 'judge_id' | 'weight'>[] } | undefined;
  disqualified: ReadonlySet<string>;
  current: string | null;
};

/**
 * The judges for a case, the most suitable first: a judge of a related case, then judges of the rule for the type of the
 * case, present before absent, and by their open cases, divided by the weight in the rule. Judges who cannot be assigned
 * are last, with the reason.
 */
export function suggestJudges({ judges, rule, disqualified, current }: Asked): JudgeSuggestion[] {
  const weights = new Map(rule?.judges.map(({ judge_id, weight }) => [judge_id, weight]));
  const excludedBy = (id: string): UnsuitableReason | null => {
    if (disqualified.has(id)) return 'disqualified';
    return id === current ? 'current_judge' : null;
  };
  const able = judges.filter(({ id }) => excludedBy(id) === null);
  const fewest = Math.min(...able.map(({ open_cases }) => open_cases));
  const average = able.reduce((sum, { open_cases }) => sum + open_cases, 0) / Math.max(able.length, 1);
  const reasonsOf = ({ id, open_cases, absent, related }: AssignableJudge): SuggestionReason[] => [
    ...(related.length > 0 ? (['related'] as const) : []),
    ...(weights.has(id) ? (['by_rule'] as const) : []),
    ...loadReasons({ cases: open_cases, fewest, average }),
    ...(absent ? (['absent'] as const) : []),
    ...(rule && !weights.has(id) ? (['not_in_rule'] as const) : []),
  ];
  const loadOf = ({ id, open_cases }: AssignableJudge) => open_cases / (weights.get(id) ?? 1);
  return judges
    .map((judge) => {
      const excluded = excludedBy(judge.id);
      return { ...judge, excluded, reasons: excluded ? [] : reasonsOf(judge) };
    })
    .sort(
      (a, b) =>
        Number(a.excluded !== null) - Number(b.excluded !== null) ||
        Number(a.absent) - Number(b.absent) ||
        Number(b.related.length > 0) - Number(a.related.length > 0) ||
        Number(weights.has(b.id)) - Number(weights.has(a.id)) ||
        loadOf(a) - loadOf(b) ||
        a.name.localeCompare(b.name, 'en'),
    );
}
