import { useTranslation } from 'react-i18next';
import { decideTransfer } from '#contract/caseRelations';
import type { CaseType } from '#domain/courts/choices';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CategoryPicker } from '../CategoryPicker.tsx';
import { useDecideTransferMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

type Props = {
  transfer: { id: string; version: number; number: string };
  /** The type of a case that this court would open; without it, an outside court decides. */
  caseType?: CaseType;
  onClose: () => void;
};

/** Accepts or refuses a case from another court, or records what an outside court decided. */
export function DecideTransferDialog({ transfer, caseType, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useDecideTransferMutation();
  const form = useContractForm(decideTransfer, {
    defaults: { decision: '', outside_number: '', category: '', reason: '' },
    toInput: (values) => ({
      ...values,
      category: values.category || undefined,
      id: transfer.id,
      version: transfer.version,
    }),
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
      {caseType && form.values.decision === 'accepted' && (
        <CategoryPicker label={t('cases.field.category')} caseType={caseType} {...form.field('category')} />
      )}
      {!caseType && form.values.decision === 'accepted' && (
        <TextField label={t('cases.life.transfer.number')} optional {...form.field('outside_number')} />
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
