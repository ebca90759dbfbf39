import { useTranslation } from 'react-i18next';
import type { DayDifference } from '#contract/cashDays';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';

/** What differs: a means of payment, the drawer of a clerk, or a part of the bank deposit. */
export function useDifferenceName(): (difference: DayDifference) => string {
  const { t } = useTranslation();
  return ({ kind, key, clerk }) => {
    if (kind === 'drawer') return t('counter.day.of.drawer', { clerk });
    if (kind === 'bank') return t(key === 'cash' ? 'counter.day.of.bankCash' : 'counter.day.of.bankChecks');
    if (kind === 'provider') return t('counter.day.of.provider');
    const means = paymentMeans.find((one) => one === key);
    return t('counter.day.of.receipts', { means: means ? t(`cases.fees.means.${means}`) : key });
  };
}
