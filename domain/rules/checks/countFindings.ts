import type { Finding, FindingClass } from './Finding.ts';

/** The number of findings by who may act on them. Points of form are counted separately. */
export type FindingCounts = Record<FindingClass | 'form', number>;

export function countFindings(findings: readonly Pick<Finding, 'class' | 'form'>[]): FindingCounts {
  const counts = { clerk_may_return: 0, clerk_may_notice: 0, judge_may_strike: 0, advice: 0, form: 0 };
  for (const finding of findings) counts[finding.form ? 'form' : finding.class] += 1;
  return counts;
}
