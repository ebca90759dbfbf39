import { useTranslation } from 'react-i18next';
import { type CaseLife, changeCaseState } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { useChangeCaseStateMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

type Props = { found: CaseDetails; life: CaseLife; onClose: () => void };

/** Changes the status of a case: active, inactive with its reason, disposed, or reopened. */
export function StateDialog({ found, life, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useChangeCaseStateMutation();
  const form = useContractForm(changeCaseState, {
    defaults: { state: '', inactive_reason: '', disposition: '', reason: '' },
    toInput: ({ state, inactive_reason, disposition, reason }) => ({
      id: found.id,
      version: found.version,
      state,
      reason,
      ...(state === 'inactive' && inactive_reason ? { inactive_reason } : {}),
      ...(state === 'disposed' && disposition ? { disposition } : {}),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const { state } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('cases.life.state.title', { number: found.case_number })}
      verb={t('cases.life.state.button')}
      onClose={onClose}
    >
      <Select
        label={t('cases.life.state.new')}
        {...form.field('state')}
        placeholder={t('cases.life.choose')}
        options={life.next.map((value) => ({ value, label: t(`cases.life.states.${value}`) }))}
      />
      {state === 'inactive' && (
        <Select
          label={t('cases.life.state.why')}
          {...form.field('inactive_reason')}
          placeholder={t('cases.life.choose')}
          options={life.inactive_reasons.map((value) => ({ value, label: t(`cases.life.inactive.${value}`) }))}
        />
      )}
      {state === 'disposed' && (
        <Select
          label={t('cases.field.disposition')}
          hint={life.parties.length > 0 ? t('cases.life.state.perParty') : undefined}
          {...form.field('disposition')}
          placeholder={t('cases.close.choose')}
          options={life.dispositions.map(({ label }) => ({ value: label, label }))}
        />
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
