import { useTranslation } from 'react-i18next';
import { relateCases } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import { consolidationPurposes, relationKinds } from '#domain/cases/caseRelations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { CasePicker, type PickedCase } from '../CasePicker.tsx';
import { useRelateCasesMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/** Relates a case to another, or consolidates it with a lead case. */
export function RelateDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useRelateCasesMutation();
  const form = useContractForm(relateCases, {
    defaults: { kind: '', other_case_id: null as PickedCase | null, purpose: 'all_purposes', reason: '' },
    toInput: ({ other_case_id, ...values }) => ({
      ...values,
      id: found.id,
      version: found.version,
      other_case_id: other_case_id?.id ?? '',
    }),
    send,
    onSent: whenDone(onClose),
  });
  const isConsolidation = form.values.kind === 'consolidated';
  return (
    <FormDialog
      form={form}
      title={t('cases.life.relation.title', { number: found.case_number })}
      verb={t('cases.life.relation.button')}
      onClose={onClose}
    >
      <Select
        label={t('cases.life.relation.kind')}
        {...form.field('kind')}
        placeholder={t('cases.life.choose')}
        options={relationKinds.map((value) => ({ value, label: t(`cases.life.relation.kinds.${value}`) }))}
      />
      <CasePicker
        label={t(isConsolidation ? 'cases.life.relation.lead' : 'cases.life.relation.other')}
        {...form.field('other_case_id')}
      />
      {isConsolidation && (
        <Select
          label={t('cases.life.relation.purpose')}
          hint={t('cases.life.relation.purposeHint')}
          {...form.field('purpose')}
          options={consolidationPurposes.map((value) => ({ value, label: t(`cases.life.relation.purposes.${value}`) }))}
        />
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
