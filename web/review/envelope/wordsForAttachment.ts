import type { ReviewOptions } from '#contract/review';
import { wordsToStartWith } from '../wordsToStartWith.ts';

/** The initial statement for an attachment, from one of its findings or all of them; `onPage` names the page. */
export function wordsForAttachment(
  options: ReviewOptions,
  { version_id, finding }: { version_id: string; finding: string | null },
  onPage: (page: number, reason: string) => string,
) {
  const own = options.from_findings
    .filter((one) => one.version_id === version_id)
    .map((one) => ({ ...one, reason: one.page === null ? one.reason : onPage(one.page, one.reason) }));
  return wordsToStartWith({ ...options, from_findings: own, lapsed_at: null }, finding);
}
