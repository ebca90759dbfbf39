import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeCount } from '#domain/text/writeCount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { estimateText } from '#web/review/pending/estimateText.ts';
import { useReadPendingWorkQuery } from '#web/review/sectionsApi.ts';

/** One line for clerks and administrators: how many filings are pending, and when they are finished at the present pace. */
export function PendingLine() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useReadPendingWorkQuery();
  if (!data || data.all.waiting === 0) return null;
  const { waiting, more, estimate } = data.all;
  const of = { count: waiting, n: `${writeCount(waiting)}${more ? '+' : ''}` };
  const end = estimateText(data.all, t, format);
  return (
    <p className="before">
      {estimate.state !== 'too_few_decisions'
        ? t('review.pending.line', { ...of, end })
        : t('review.pending.lineUnknown', { ...of, why: end })}{' '}
      <Link to="/review">{t('review.pending.lineOpen')}</Link>
    </p>
  );
}
