import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './review.module.css';
import { useReadDocketProposalQuery } from './reviewApi.ts';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = {
  form: DecisionForm;
  filingId: string;
  /** The case in which the filing is docketed; null for a new case. */
  join: string | null;
  showsDate: boolean;
};

/** The docket entry of an accepted filing: the portal proposes it, and the clerk confirms or edits it. */
export function DocketEntryFields({ form, filingId, join, showsDate }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { docket_code: chosen, docket_text, docket_filed_on, proposal } = form.values;
  const asked = { id: filingId, ...(join && { join }), ...(chosen && { code: chosen }) };
  const { currentData, error } = useReadDocketProposalQuery(asked);
  const [edits, setEdits] = useState(false);
  // The decision sends the entry that the clerk sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal is a change
  useEffect(() => {
    if (currentData) form.set({ proposal: currentData });
  }, [currentData]);
  // Without a proposal, the portal writes the entry itself when the decision takes effect.
  if (error) return null;
  if (!proposal) return <Skeleton lines={3} />;
  const filed_on = docket_filed_on ?? proposal.filed_on;
  const isOther = filed_on !== proposal.filed_on;
  return (
    <fieldset className="stack">
      <legend>{t('review.docket.heading')}</legend>
      <TextArea
        label={t('review.docket.text')}
        rows={3}
        value={docket_text ?? proposal.text}
        onChange={(text) => form.set({ docket_text: text })}
        problem={form.problemAt('docket.text') ?? form.problems.docket_text}
        maxLength={4000}
      />
      <p className={`small muted ${styles.docketFacts}`}>
        {t('review.docket.dates', {
          received: format.moment(proposal.received_at),
          filed: format.day(filed_on),
        })}
      </p>
      <details open={edits || isOther || undefined} onToggle={({ currentTarget }) => setEdits(currentTarget.open)}>
        <summary>{t('review.docket.more')}</summary>
        <div className="stack">
          <Select
            label={t('review.docket.code')}
            required={false}
            value={chosen ?? proposal.code ?? ''}
            onChange={(code) => form.set({ docket_code: code || null, docket_text: null })}
            placeholder={t('review.docket.noCode')}
            options={proposal.codes.map(({ id, label }) => ({ value: id, label }))}
            problem={form.problemAt('docket.code')}
          />
          {showsDate && (
            <TextField
              label={t('review.docket.filedOn')}
              type="date"
              value={filed_on}
              onChange={(day) => form.set({ docket_filed_on: day })}
              problem={form.problemAt('docket.filed_on')}
            />
          )}
          {isOther && (
            <TextField
              label={t('review.docket.filedOnReason')}
              hint={t('review.docket.filedOnReasonHint')}
              {...form.field('docket_filed_on_reason')}
              problem={form.problemAt('docket.filed_on_reason') ?? form.problems.docket_filed_on_reason}
              maxLength={1000}
            />
          )}
          <Checkbox label={t('review.docket.sealed')} {...form.toggle('docket_sealed')} />
        </div>
      </details>
    </fieldset>
  );
}
