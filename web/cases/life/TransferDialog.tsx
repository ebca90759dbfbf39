import { useTranslation } from 'react-i18next';
import { transferCase } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import { transferKinds } from '#domain/cases/caseRelations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useListTransferCourtsQuery, useTransferCaseMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/** Sends a case to another court of the installation, which accepts or refuses it, or to an outside court. */
export function TransferDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: courts } = useListTransferCourtsQuery({});
  const [send] = useTransferCaseMutation();
  const form = useContractForm(transferCase, {
    defaults: { kind: '', to_court_id: '', outside_court: '', reason: '' },
    toInput: ({ outside_court, ...values }) => ({
      ...values,
      id: found.id,
      version: found.version,
      outside_court: values.to_court_id ? '' : outside_court,
    }),
    send,
    onSent: whenDone(onClose),
  });
  const { kind, to_court_id } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('cases.life.transfer.title', { number: found.case_number })}
      verb={t('cases.life.transfer.button')}
      onClose={onClose}
    >
      <Select
        label={t('cases.life.transfer.kind')}
        hint={kind === 'appeal' ? t('cases.life.transfer.appealHint') : undefined}
        {...form.field('kind')}
        placeholder={t('cases.life.choose')}
        options={transferKinds.map((value) => ({ value, label: t(`cases.life.transfer.kinds.${value}`) }))}
      />
      <Select
        label={t('cases.life.transfer.court')}
        {...form.field('to_court_id')}
        placeholder={t('cases.life.transfer.outside')}
        optional
        options={(courts?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {to_court_id === '' && (
        <TextField label={t('cases.life.transfer.outsideName')} {...form.field('outside_court')} />
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
