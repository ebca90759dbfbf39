import { useTranslation } from 'react-i18next';
import { type ServedRecipient, serveAgain } from '#contract/service';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useServeAgainMutation } from './serviceApi.ts';

type Props = { filingId: string; recipient: ServedRecipient; onClose: () => void };

/** Sends the service again; for a courtesy copy, the filer can correct the address. */
export function SendAgainDialog({ filingId, recipient, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useServeAgainMutation();
  const { id: recipient_id, version, name, ground, address } = recipient;
  const isCopy = ground === 'courtesy';
  const form = useContractForm(serveAgain, {
    defaults: { email: address ?? '' },
    toInput: ({ email }) => ({ id: filingId, recipient_id, version, ...(isCopy && { email }) }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('service.action.againOf', { name })}
      verb={t('service.action.again')}
      onClose={onClose}
    >
      {isCopy ? (
        <TextField label={t('service.email')} type="email" {...form.field('email')} />
      ) : (
        <p>{t('service.againText', { address: address ?? '' })}</p>
      )}
    </FormDialog>
  );
}
