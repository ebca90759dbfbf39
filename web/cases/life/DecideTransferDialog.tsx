import { useTranslation } from 'react-i18next';
import { decideTransfer } from '#contract/caseRelations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDecideTransferMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

type Props = { transfer: { id: string; version: number; number: string }; isOutside: boolean; onClose: () => void };

/** Accepts or refuses a case from another court, or records what an outside court decided. */
export function DecideTransferDialog({ transfer, isOutside, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useDecideTransferMutation();
  const form = useContractForm(decideTransfer, {
    defaults: { decision: '', outside_number: '', reason: '' },
    toInput: (values) => ({ ...values, id: transfer.id, version: transfer.version }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.transfer.decideTitle', { number: transfer.number })}
      verb={t('cases.life.transfer.decide')}
      onClose={onClose}
    >
      <Select
        label={t('cases.life.challenge.decision')}
        {...form.field('decision')}
        placeholder={t('cases.life.choose')}
        options={(['accepted', 'refused'] as const).map((value) => ({
          value,
          label: t(`cases.life.transfer.states.${value}`),
        }))}
      />
      {isOutside && form.values.decision === 'accepted' && (
        <TextField label={t('cases.life.transfer.number')} required={false} {...form.field('outside_number')} />
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
