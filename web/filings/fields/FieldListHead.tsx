import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import { useReviewKeys } from '../useReviewKeys.ts';
import { type FieldOrder, fieldOrders } from './orderEntries.ts';
import type { FieldOrderHere } from './useFieldOrder.ts';
import { useReanalysis } from './useReanalysis.ts';

type Props = { heading: string; filing: FilingDetails; open: number; order: FieldOrderHere };

/**
 * The header of the field list: the number of uncertain fields, their order, and a button that analyzes the document
 * again.
 */
export function FieldListHead({ heading, filing, open, order }: Props) {
  const { t } = useTranslation();
  return (
    <div className="sec">
      <h3 id={heading}>{t('filings.edit.heading')}</h3>
      <span className="st none" aria-live="polite">
        {t('filings.fields.open', { count: open })}
      </span>
      <Segmented
        label={t('filings.fields.order')}
        value={order.order}
        onChange={(next) => order.setOrder(next as FieldOrder)}
        options={fieldOrders.map((value) => ({ value, label: t(`filings.fields.orders.${value}`) }))}
      />
      <ReanalyzeButton filing={filing} />
    </div>
  );
}

/** Analyzes the document again, if permitted; the review key for it does the same. */
function ReanalyzeButton({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const { ask, isAsking } = useReanalysis(filing);
  const [keys] = useKeysSwitch();
  useReviewKeys(keys, { reanalyze: ask });
  if (!ask) return null;
  return (
    <Button
      kind="quiet"
      dense
      iconOnly
      busy={isAsking}
      aria-label={t('filings.reanalysis.ask')}
      title={t('filings.reanalysis.ask')}
      onClick={ask}
    >
      <RefreshCw className="i" aria-hidden />
    </Button>
  );
}
