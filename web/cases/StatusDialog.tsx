import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDetails, changeCaseStatus } from '#contract/cases';
import { dispositionsOf } from '#domain/cases/dispositions';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeCaseStatusMutation } from './casesApi.ts';
import { useReadCaseLifeQuery } from './life/lifeApi.ts';

/** Closes a case with its disposition, or reopens it; the reason is docketed. */
export function StatusDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [closing] = useState(found.status === 'open');
  const [change] = useChangeCaseStatusMutation();
  const { data: life } = useReadCaseLifeQuery({ id: found.id }, { skip: !closing });
  // The court’s own dispositions; until they are loaded, those of the case type.
  const dispositions = life?.dispositions.map(({ label }) => label) ?? dispositionsOf(found.case_type);
  const words = closing ? 'cases.close' : 'cases.reopen';
  const form = useContractForm(changeCaseStatus, {
    defaults: { disposition: '', reason: '' },
    toInput: ({ disposition, reason }) => ({
      id: found.id,
      version: found.version,
      status: closing ? 'closed' : 'open',
      reason,
      ...(closing && disposition ? { disposition } : {}),
    }),
    send: change,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      title={t(`${words}.title`, { number: found.case_number })}
      verb={t(`${words}.button`)}
      onClose={onClose}
    >
      {closing && (
        <Select
          label={t('cases.field.disposition')}
          {...form.field('disposition')}
          placeholder={t('cases.close.choose')}
          options={dispositions.map((value) => ({ value, label: value }))}
        />
      )}
      <TextArea label={t('cases.reason')} hint={t('cases.reasonHint')} {...form.field('reason')} maxLength={1000} />
    </FormDialog>
  );
}
