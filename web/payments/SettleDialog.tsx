import { useTranslation } from 'react-i18next';
import { type PaymentDifference, settleDifference } from '#contract/payments';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSettleDifferenceMutation } from './paymentsApi.ts';

/** How a difference was settled. */
export function SettleDialog({ difference: { id }, onClose }: { difference: PaymentDifference; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useSettleDifferenceMutation();
  const form = useContractForm(settleDifference, {
    defaults: { note: '' },
    toInput: ({ note }) => ({ id, note }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('payments.reconciliation.settleTitle')}
      verb={t('payments.reconciliation.settle')}
      onClose={onClose}
    >
      <TextField label={t('payments.reconciliation.note')} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
