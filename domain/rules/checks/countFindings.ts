import type { Finding, FindingClass } from './Finding.ts';

/** How many findings each may act on; points of form are counted by themselves. */
export type FindingCounts = Record<FindingClass | 'form', number>;

export function countFindings(findings: readonly Pick<Finding, 'class' | 'form'>[]): FindingCounts {
  const counts = { clerk_may_return: 0, clerk_may_notice: 0, judge_may_strike: 0, advice: 0, form: 0 };
  for (const finding of findings) counts[finding.form ? 'form' : finding.class] += 1;
  return counts;
}

/** What to do first, in one sentence; null where nothing is to be done. */
export function whatFirst(findings: readonly Finding[]): string | null {
  const [first] = findings;
  return first ? `${first.message} ${first.mend}` : null;
}
