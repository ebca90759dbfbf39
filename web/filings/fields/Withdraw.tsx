import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWithdrawFilingMutation } from '../filingsApi.ts';

/** Withdraws a filing before the court has decided, after a confirmation. */
export function Withdraw({ filing, onDone }: { filing: FilingDetails; onDone: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawFilingMutation();
  const confirm = async () => {
    const reply = await withdraw({ id: filing.id });
    setAsking(false);
    if ('error' in reply) toast.error(errorText(reply.error));
    else {
      toast.success(reply.data.message);
      onDone();
    }
  };
  return (
    <div className="body">
      <button type="button" className="btn danger dense" onClick={() => setAsking(true)} disabled={isLoading}>
        <Undo2 className="i" aria-hidden />
        {isLoading ? t('filings.withdraw.busy') : t('filings.withdraw.button')}
      </button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={isLoading}
        title={t('filings.withdraw.title')}
        confirmLabel={t('filings.withdraw.confirm')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('filings.withdraw.text', { name: filing.document_name })}</p>
      </ConfirmDialog>
    </div>
  );
}
