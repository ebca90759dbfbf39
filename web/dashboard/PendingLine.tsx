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
  const { waiting, more } = data.all;
  return (
    <p className="before">
      {t('review.pending.line', {
        count: waiting,
        n: `${writeCount(waiting)}${more ? '+' : ''}`,
        end: estimateText(data.all, t, format),
      })}{' '}
      <Link to="/review">{t('review.pending.lineOpen')}</Link>
    </p>
  );
}
