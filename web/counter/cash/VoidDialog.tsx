import { useTranslation } from 'react-i18next';
import { type Receipt, voidReceipt } from '#contract/cashiering';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useVoidReceiptMutation } from '../counterApi.ts';

/** A supervisor voids a receipt, with the reason. */
export function VoidDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useVoidReceiptMutation();
  const form = useContractForm(voidReceipt, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({ id: receipt.id, reason }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const { number } = receipt;
  return (
    <FormDialog
      form={form}
      title={t('counter.cash.voidTitle', { number })}
      verb={t('counter.cash.void')}
      kind="danger"
      onClose={onClose}
    >
      <p>{t('counter.cash.voidText')}</p>
      <TextField label={t('counter.cash.reason')} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
