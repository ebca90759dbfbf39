import { useTranslation } from 'react-i18next';
import type { DraftFees } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FeeChoiceFields } from './FeeChoiceFields.tsx';
import { FeeTable } from './FeeTable.tsx';
import { useReadDraftFeesQuery } from './paymentsApi.ts';

/** The fees of a draft with their authority, and how its owner settles them. */
export function FeesSection({ draftId }: { draftId: string }) {
  const { t } = useTranslation();
  const { currentData: fees, error } = useReadDraftFeesQuery({ id: draftId });
  return (
    <section className="stack" aria-label={t('payments.fees')}>
      <h3>{t('payments.fees')}</h3>
      <CallFailure error={fees ? undefined : error} />
      {!fees && error === undefined && <Skeleton lines={3} />}
      {fees?.items.length === 0 && <p className="small">{t('payments.none')}</p>}
      {fees && fees.items.length > 0 && <Statement draftId={draftId} fees={fees} />}
    </section>
  );
}

function Statement({ draftId, fees }: { draftId: string; fees: DraftFees }) {
  const { t } = useTranslation();
  const { items, total_cents, capped_cents, cap_authority, is_open } = fees;
  return (
    <>
      <FeeTable items={items} />
      {capped_cents > 0 && (
        <p className="small">
          {t('payments.capped', { amount: formatAmount(capped_cents), authority: cap_authority })}
        </p>
      )}
      <p>
        {t(is_open ? 'payments.totalKnown' : 'payments.total')}{' '}
        <strong>{is_open && total_cents === 0 ? t('payments.toBeDetermined') : formatAmount(total_cents)}</strong>
      </p>
      {is_open && <Note>{t('payments.openNote')}</Note>}
      <FeeChoiceFields draftId={draftId} fees={fees} />
    </>
  );
}
