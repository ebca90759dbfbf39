import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AcceptanceOutlook } from '#contract/checks';

const percent = (share: number) => Math.round(share * 100);

/** The outcome of similar filings in this court, with the number of decisions; nothing while there are too few. */
export function OutlookLine({ outlook }: { outlook: AcceptanceOutlook | null }) {
  const { t } = useTranslation();
  if (!outlook) return null;
  return (
    <p className="fd">
      <ChartNoAxesColumn className="i" aria-hidden />
      <span>
        {t('checks.outlook', {
          percent: percent(outlook.probability),
          low: percent(outlook.low),
          high: percent(outlook.high),
        })}{' '}
        <span className="muted">{t('checks.outlookBase', { decided: outlook.decided, count: outlook.like_this })}</span>
      </span>
    </p>
  );
}
