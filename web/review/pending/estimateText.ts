import type { TFunction } from 'i18next';
import type { PendingSection } from '#contract/pendingWork';
import type { Format } from '#web/preferences/useFormat.ts';

/** When the pending filings are finished at the present pace; honest about what cannot be estimated. */
export function estimateText(
  { estimate, more }: Pick<PendingSection, 'estimate' | 'more'>,
  t: TFunction,
  format: Format,
) {
  if (estimate.state !== 'estimated' || estimate.at === null) return t(`review.pending.estimate.${estimate.state}`);
  const when = format.moment(estimate.at);
  // Only the first 10,000 filings are counted.
  return more ? t('review.pending.notBefore', { when }) : when;
}
