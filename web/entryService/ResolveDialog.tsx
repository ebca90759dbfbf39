import { useTranslation } from 'react-i18next';
import { type EscalatedDelivery, resolutionWays, resolveDelivery } from '#contract/entryService';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useResolveDeliveryMutation } from './entryServiceApi.ts';

type Props = { delivery: EscalatedDelivery; onClose: () => void };

/** Records how a person was served by other means, or why not. */
export function ResolveDialog({ delivery, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useResolveDeliveryMutation();
  const { id, version, name, method, address } = delivery;
  const form = useContractForm(resolveDelivery, {
    defaults: { way: 'mailed' as string, on: '', note: method === 'mail' ? (address ?? '') : '' },
    toInput: ({ way, on, note }) => ({
      id,
      version,
      way,
      note,
      on: way === 'not_served' || on === '' ? undefined : on,
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const isServed = form.values.way !== 'not_served';
  return (
    <FormDialog
      form={form}
      title={t('entryService.resolveOf', { name })}
      verb={t('entryService.resolve')}
      onClose={onClose}
    >
      <Select
        label={t('entryService.way')}
        {...form.field('way')}
        options={resolutionWays.map((value) => ({ value, label: t(`entryService.wayName.${value}`) }))}
      />
      {isServed && <TextField label={t('entryService.on')} type="date" {...form.field('on')} />}
      <TextArea
        label={t(isServed ? 'entryService.address' : 'entryService.reason')}
        optional={isServed}
        rows={3}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
