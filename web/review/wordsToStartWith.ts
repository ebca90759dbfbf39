import type { ReviewOptions } from '#contract/review';

type Words = { reason_code: string; reason: string; authority: string };

/**
 * The initial text of a return or rejection: the selected finding, otherwise all findings on which the clerk may act;
 * for more time after a lapsed correction, the text of the last return.
 */
export function wordsToStartWith({ from_findings, lapsed_at, reviews }: ReviewOptions, finding: string | null): Words {
  const taken = from_findings.filter(({ rule_id }) => finding === null || rule_id === finding);
  const last = lapsed_at && finding === null ? reviews.findLast(({ decision }) => decision === 'returned') : undefined;
  if (last) {
    return { reason_code: last.reason_code ?? '', reason: last.reason ?? '', authority: last.authority ?? '' };
  }
  const [first] = taken.filter(({ reason_code }) => reason_code !== null);
  return {
    reason_code: first?.reason_code ?? '',
    reason: taken
      .map(({ reason }) => reason)
      .join('\n')
      .slice(0, 4000),
    authority: [...new Set(taken.map(({ authority }) => authority))].join('; ').slice(0, 400),
  };
}
