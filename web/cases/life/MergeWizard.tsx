import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeCases } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { CasePicker, type PickedCase } from '../CasePicker.tsx';
import { useMergeCasesMutation, usePreviewMergeQuery } from './lifeApi.ts';
import { MergePreviewPart } from './MergePreviewPart.tsx';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/**
 * Merges another case into this one: choose the case, see what moves and who would gain access, confirm each person,
 * and state the reason.
 */
export function MergeWizard({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [other, setOther] = useState<PickedCase | null>(null);
  const asked = { id: found.id, other_case_id: other?.id ?? '' };
  const { currentData: preview, error } = usePreviewMergeQuery(asked, { skip: other === null });
  const [send] = useMergeCasesMutation();
  const form = useContractForm(mergeCases, {
    defaults: { reason: '', admitted: [] as string[] },
    toInput: (values) => ({
      ...values,
      id: found.id,
      version: found.version,
      other_case_id: other?.id ?? '',
      other_version: preview?.merged.version ?? 1,
    }),
    send,
    onSent: whenDone(onClose),
  });
  const { admitted } = form.values;
  const admit = (id: string, isIn: boolean) =>
    form.set({ admitted: isIn ? [...admitted, id] : admitted.filter((one) => one !== id) });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.merge.title', { number: found.case_number })}
      verb={t('cases.life.merge.button')}
      kind="danger"
      onClose={onClose}
    >
      <p>{t('cases.life.merge.text', { number: found.case_number })}</p>
      <CasePicker
        label={t('cases.life.merge.other')}
        problem={form.problemAt('other_case_id')}
        value={other}
        onChange={setOther}
      />
      {other && <MergePreviewPart preview={preview} error={error} admitted={admitted} onAdmit={admit} />}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
