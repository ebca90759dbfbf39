import { useTranslation } from 'react-i18next';
import { type ServedRecipient, serveOtherwise } from '#contract/service';
import { otherMethods } from '#domain/service/serviceChoices';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useServeOtherwiseMutation } from './serviceApi.ts';

type Props = { filingId: string; recipient: ServedRecipient; onClose: () => void };

/** Records that the filer served a recipient outside of the portal. */
export function ServeOtherwiseDialog({ filingId, recipient, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useServeOtherwiseMutation();
  const { id: recipient_id, version, name, method, served_on } = recipient;
  const isElectronic = method === 'portal' || method === 'email';
  const form = useContractForm(serveOtherwise, {
    defaults: {
      method: (otherMethods.find((one) => one === method) ?? 'mail') as string,
      on: served_on ?? '',
      address: (isElectronic ? null : recipient.address) ?? '',
    },
    toInput: (values) => ({ id: filingId, recipient_id, version, ...values }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('service.action.otherwiseOf', { name })}
      verb={t('service.action.otherwise')}
      onClose={onClose}
    >
      <Select
        label={t('service.means')}
        {...form.field('method')}
        options={otherMethods.map((value) => ({ value, label: t(`participants.methodName.${value}`) }))}
      />
      <TextArea
        label={t('service.address')}
        hint={t('service.addressHint')}
        optional
        rows={3}
        {...form.field('address')}
      />
      <TextField label={t('service.servedOn')} type="date" {...form.field('on')} />
    </FormDialog>
  );
}
