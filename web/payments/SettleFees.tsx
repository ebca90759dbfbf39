import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FiledFees, requestWaiver } from '#contract/payments';
import { errorText } from '#web/calls/errorText.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { FileButton } from '#web/filings/FileButton.tsx';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { PayButton } from './PayButton.tsx';
import { paymentsApi } from './paymentsApi.ts';

type Props = { filingId: string; fees: FiledFees };

/** What the filer of a filed envelope can do about its fees: pay the balance, or request a waiver. */
export function SettleFees({ filingId, fees }: Props) {
  const { envelope_id, payments, options, balance_cents, can_request_waiver } = fees;
  return (
    <>
      {options.online && balance_cents > 0 && (
        <PayButton envelopeId={envelope_id} cents={balance_cents} payments={payments} options={options} />
      )}
      {can_request_waiver && <RequestWaiver filingId={filingId} />}
    </>
  );
}

function RequestWaiver({ filingId }: { filingId: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isSending, setSending] = useState(false);
  const request = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || isSending) return;
    setSending(true);
    const reply = await sendFiles(requestWaiver, { id: filingId, waiver: [file] });
    setSending(false);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    dispatch(paymentsApi.util.invalidateTags(['Fees']));
  };
  return (
    <div>
      <FileButton quiet label={t('payments.waiver.request')} onFiles={(files) => void request(files)} />
      <p className="small muted">{t('payments.waiver.requestHint')}</p>
    </div>
  );
}
