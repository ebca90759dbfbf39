import { useTranslation } from 'react-i18next';
import type { FeeStatus } from '#domain/payments/feeStatusOf';
import { canSettle } from './canSettle.ts';
import { useReadFiledFeesQuery } from './paymentsApi.ts';
import { SettleFees } from './SettleFees.tsx';

const settled: readonly FeeStatus[] = ['none', 'authorized', 'paid', 'exempt', 'waived', 'waiver_requested'];

/** The fee of a returned filing: what its filer can do about it in the portal, or where else it is paid. */
export function FeeCure({ filingId }: { filingId: string }) {
  const { t } = useTranslation();
  const { currentData } = useReadFiledFeesQuery({ id: filingId });
  if (!currentData) return null;
  const { fees } = currentData;
  if (fees && canSettle(fees)) return <SettleFees filingId={filingId} fees={fees} />;
  const isSettled = fees !== null && settled.includes(fees.status);
  return <p>{t(isSettled ? `payments.cure.${fees.waiver ? 'waiver' : 'settled'}` : 'payments.cure.elsewhere')}</p>;
}
