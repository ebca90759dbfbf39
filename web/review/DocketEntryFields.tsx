import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useReadDocketProposalQuery } from './reviewApi.ts';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = {
  form: DecisionForm;
  filingId: string;
  /** The case in which the filing is docketed; null for a new case. */
  join: string | null;
  /** Attachments that are returned and do not appear in the entry. */
  without: readonly { document_id: string }[];
};

/** The docket entry of an accepted filing: the portal proposes it, and the clerk confirms or edits it. */
export function DocketEntryFields({ form, filingId, join, without }: Props) {
  const { t } = useTranslation();
  const { docket_code: chosen, docket_text, proposal } = form.values;
  const left = without.map(({ document_id }) => document_id).join(',');
  const about = { ...(join && { join }), ...(left && { without: left }) };
  const asked = { id: filingId, ...about, ...(chosen && { code: chosen }) };
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
  if (proposal.joins) {
    return (
      <fieldset className="stack">
        <legend>{t('review.docket.heading')}</legend>
        <p>{t('review.partial.joins', proposal.joins)}</p>
        <p className="small">{proposal.text}</p>
      </fieldset>
    );
  }
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
      <details open={edits || undefined} onToggle={({ currentTarget }) => setEdits(currentTarget.open)}>
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
          <Checkbox label={t('review.docket.sealed')} {...form.toggle('docket_sealed')} />
        </div>
      </details>
    </fieldset>
  );
}
