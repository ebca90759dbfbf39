import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { useFormat } from '#web/preferences/useFormat.ts';

/** The last day of the response to a motion, with its rule and what it is counted from. */
export function EntryResponse({ response }: { response: NonNullable<DocketProposal['response']> }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { due_date, authority, confidence, runs, set_by_court, caveat } = response;
  return (
    <p className="small muted">
      {t(`review.docket.response.${runs}`, { day: format.day(due_date), authority })}
      {set_by_court && ` ${t('review.docket.response.setByCourt')}`}
      {!set_by_court && confidence !== 'verified' && ` ${t('review.docket.response.unsure')}`}
      {caveat && ` ${caveat}`}
    </p>
  );
}
