import { useTranslation } from 'react-i18next';
import type { CounterOptions } from '#contract/counter';
import { DoubtTable } from '#web/filings/doubts/DoubtTable.tsx';
import { FirstPages } from '#web/filings/doubts/FirstPages.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { ArrivalFields } from './ArrivalFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { ReturnedFacts } from './ReturnedFacts.tsx';
import { type ReturnedPaper, useCorrectionIntake } from './useCorrectionIntake.ts';

type Props = { returned: ReturnedPaper; options: CounterOptions; onClose: () => void };

/** When the correction arrived, the scans, and the filer's answer. One that differs is compared before it is taken in. */
export function CorrectionForm({ returned, options, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { form, held, isConfirming, confirm, dismiss } = useCorrectionIntake(returned, options, onClose);
  const { values, set } = form;
  const lead = returned.filing.documents.find(({ kind }) => kind === 'lead');
  return (
    <FormDialog form={form} title={t('counter.correction.title')} verb={t('counter.correction.send')} onClose={onClose}>
      <ReturnedFacts returned={returned} />
      <div className="form-grid">
        <ArrivalFields form={form} options={options} />
      </div>
      {!returned.status.needs_new_document && (
        <Checkbox label={t('counter.correction.keepsLead')} {...form.toggle('keeps_lead')} />
      )}
      <DocumentFields
        documents={values.documents}
        problem={form.problems.documents}
        onChange={(documents) => set({ documents })}
        texts={{
          drop: t('counter.correction.drop'),
          rules: t(values.keeps_lead ? 'counter.correction.dropMore' : 'counter.correction.dropRules'),
          lead: values.keeps_lead ? null : t('counter.correction.replaces'),
        }}
      />
      <TextArea
        label={t('counter.correction.answer')}
        hint={t('counter.correction.answerHint')}
        optional
        rows={2}
        maxLength={4000}
        {...form.field('answer')}
      />
      {held && (
        <ConfirmDialog
          isOpen
          busy={isConfirming}
          onClose={dismiss}
          onConfirm={() => void confirm(held)}
          title={t('filings.correct.differs')}
          confirmLabel={t('counter.correction.sendAnyway')}
        >
          <DoubtTable doubts={held.doubts} against="returned" />
          {lead && <FirstPages returned={lead.version_id} held={held.held_submission} />}
          <Note tone="warn">
            {t('counter.correction.newDate', { received: format.moment(returned.filing.received_at) })}
          </Note>
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
