import type { Finding, FindingClass } from './Finding.ts';

/** How many findings each may act on. */
export function countFindings(findings: readonly Finding[]): Record<FindingClass, number> {
  const counts = { clerk_may_return: 0, judge_may_strike: 0, advice: 0 };
  for (const finding of findings) counts[finding.class] += 1;
  return counts;
}

/** What to do first, in one sentence; null where nothing is to be done. */
export function whatFirst(findings: readonly Finding[]): string | null {
  const [first] = findings;
  return first ? `${first.message} ${first.mend}` : null;
}
