import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FilingProgress } from '#contract/receipts';

/** How long the court took to decide lately; nothing if it decided too little. */
export function UsualTime({ usual }: { usual: FilingProgress['usual_time'] }) {
  const { t } = useTranslation();
  if (!usual) return null;
  const { decisions: count, days, median_seconds } = usual;
  return <p className="small muted">{t('filings.receipt.usual', { count, days, time: spell(median_seconds, t) })}</p>;
}

const hour = 3600;

/** In the unit in which people would state it. */
function spell(seconds: number, t: TFunction): string {
  if (seconds < hour) return t('filings.receipt.minutes', { count: Math.max(1, Math.round(seconds / 60)) });
  if (seconds < 48 * hour) return t('filings.receipt.hours', { count: Math.round(seconds / hour) });
  return t('filings.receipt.days', { count: Math.round(seconds / (24 * hour)) });
}
