import { useTranslation } from 'react-i18next';
import type { CaseIssuance, IssuedInstrument } from '#contract/issuance';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { InstrumentFields } from './InstrumentFields.tsx';
import { InstrumentPreview } from './InstrumentPreview.tsx';
import { IssueChecklist } from './IssueChecklist.tsx';
import styles from './issuance.module.css';
import { useIssueForm } from './useIssueForm.ts';

type Props = { caseId: string; issuance: CaseIssuance; before: IssuedInstrument | null; onClose: () => void };

/** A new instrument: its values, what must be shown before it issues, and a preview. */
export function IssueDialog({ caseId, issuance, before, onClose }: Props) {
  const { t } = useTranslation();
  const form = useIssueForm({ caseId, issuance, before, onClose });
  const { chosen } = form;
  return (
    <FormDialog
      form={form}
      title={before ? t('cases.issuance.reissueTitle', { number: before.number }) : t('cases.issuance.issueTitle')}
      verb={t('cases.issuance.issue')}
      onClose={onClose}
    >
      <div className={chosen ? styles.columns : undefined}>
        <div className="stack">
          <Select
            label={t('cases.issuance.instrument')}
            value={form.values.kind}
            problem={form.problems.kind}
            onChange={form.choose}
            disabled={before !== null}
            placeholder={t('cases.life.choose')}
            options={issuance.issuable.map(({ kind, title }) => ({ value: kind, label: title }))}
          />
          {chosen?.confidence === 'uncertain' && <Note tone="warn">{t('cases.issuance.uncertain')}</Note>}
          {chosen?.parties && (
            <Select
              label={t('cases.issuance.party')}
              {...form.field('party_id')}
              placeholder={t('cases.life.choose')}
              options={chosen.parties.map(({ id, name, role }) => ({ value: id, label: `${role} ${name}` }))}
            />
          )}
          {chosen && <InstrumentFields form={form} chosen={chosen} issuance={issuance} />}
        </div>
        {chosen && (
          <div className="stack">
            <IssueChecklist caseId={caseId} form={form} chosen={chosen} />
            <InstrumentPreview form={form} chosen={chosen} issuance={issuance} />
          </div>
        )}
      </div>
    </FormDialog>
  );
}
