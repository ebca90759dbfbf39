import { useTranslation } from 'react-i18next';
import { formatAmount } from '#domain/money/formatAmount';
import { Status } from '#web/ui/Status.tsx';

/** How the counted cash differs from the receipts. */
export function Difference({ counted, expected }: { counted: number; expected: number }) {
  const { t } = useTranslation();
  if (counted === expected) return <Status tone="ok">{t('counter.cash.difference.even')}</Status>;
  const amount = formatAmount(Math.abs(counted - expected));
  const side = counted < expected ? 'short' : 'over';
  return <Status tone="warn">{t(`counter.cash.difference.${side}`, { amount })}</Status>;
}
