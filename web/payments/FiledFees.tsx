import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiledFees as Fees } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import type { FeeStatus } from '#domain/payments/feeStatusOf';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { ChangeFees } from './ChangeFees.tsx';
import { canSettle } from './canSettle.ts';
import { FeeTable } from './FeeTable.tsx';
import { FiledWaiver } from './FiledWaiver.tsx';
import { PaymentLines } from './PaymentLines.tsx';
import { useReadFiledFeesQuery } from './paymentsApi.ts';
import { SettleFees } from './SettleFees.tsx';

const tones: Record<FeeStatus, Tone> = {
  none: 'none',
  undetermined: 'warn',
  authorized: 'ok',
  paid: 'ok',
  partly_paid: 'warn',
  unpaid: 'bad',
  at_court: 'warn',
  waiver_requested: 'warn',
  waived: 'ok',
  exempt: 'ok',
  released: 'none',
  refunded: 'none',
};

/** The fees of a filing: for the filer with the balance to pay, for the clerk with what the clerk decides. */
export function FiledFees({ filingId }: { filingId: string }) {
  const { t } = useTranslation();
  const { currentData, error } = useReadFiledFeesQuery({ id: filingId });
  if (!currentData) return <CallFailure className="body" error={error} />;
  const { fees } = currentData;
  // Nothing is on record of filings from before the portal kept fees, or on paper.
  if (!fees) return null;
  return (
    <section aria-labelledby="filed-fees">
      <div className="sec">
        <h3 id="filed-fees">{t('payments.fees')}</h3>
        <Status tone={tones[fees.status]}>{t(`payments.status.${fees.status}`)}</Status>
      </div>
      <div className="body stack small">
        {fees.items.length === 0 ? <p>{t('payments.noneFiled')}</p> : <Statement filingId={filingId} fees={fees} />}
      </div>
    </section>
  );
}

/** For the clerk, who reviews many filings, the total alone unless the clerk must act on the fees. */
function Statement({ filingId, fees }: { filingId: string; fees: Fees }) {
  const { t } = useTranslation();
  if (!fees.can_change) return <Facts filingId={filingId} fees={fees} />;
  const sum = fees.items.reduce((total, { amount_cents }) => total + (amount_cents ?? 0), 0);
  const mustAct = fees.status === 'undetermined' || fees.waiver?.state === 'requested';
  return (
    <details open={mustAct} key={String(mustAct)}>
      <summary>{t('payments.totalOf', { count: fees.items.length, amount: formatAmount(sum) })}</summary>
      <div className="stack">
        <Facts filingId={filingId} fees={fees} />
      </div>
    </details>
  );
}

function Facts({ filingId, fees }: { filingId: string; fees: Fees }) {
  const { t } = useTranslation();
  const { choice, agency, statute, items, payments, paid_cents, counter_cents, balance_cents, waiver } = fees;
  return (
    <>
      <FeeTable items={items} />
      {choice && <p>{t(`payments.chose.${choice}`, { agency, statute })}</p>}
      <PaymentLines payments={payments} />
      {paid_cents > 0 && <p>{t('payments.paid', { amount: formatAmount(paid_cents) })}</p>}
      {counter_cents > 0 && <p>{t('payments.paidAtCourt', { amount: formatAmount(counter_cents) })}</p>}
      {fees.can_change && (
        <p>
          <Link to={`/counter?tab=cash&filing=${filingId}`}>{t('payments.takeAtCounter')}</Link>
        </p>
      )}
      {balance_cents > 0 && <p className="strong">{t('payments.balance', { amount: formatAmount(balance_cents) })}</p>}
      {waiver && <FiledWaiver filingId={filingId} fees={fees} waiver={waiver} />}
      {canSettle(fees) && <SettleFees filingId={filingId} fees={fees} />}
      {fees.can_change && <ChangeFees fees={fees} />}
    </>
  );
}
