import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useReadDocketProposalQuery } from './docketProposalApi.ts';
import { EntryEffects } from './EntryEffects.tsx';
import { EntryFee } from './EntryFee.tsx';
import { EntryHearing } from './EntryHearing.tsx';
import { EntryResponse } from './EntryResponse.tsx';
import styles from './review.module.css';
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
  const { data, error } = useProposal(form, filingId, { join, without: left });
  const [edits, setEdits] = useState(false);
  // The decision sends the entry that the clerk sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal is a change
  useEffect(() => {
    if (data) form.set({ proposal: data });
  }, [data]);
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
    <fieldset className={`stack ${styles.choiceList}`}>
      <legend>{t('review.docket.heading')}</legend>
      <TextArea
        label={t('review.docket.text')}
        rows={3}
        value={docket_text ?? proposal.text}
        onChange={(text) => form.set({ docket_text: text })}
        problem={form.problemAt('docket.text') ?? form.problems.docket_text}
        maxLength={4000}
      />
      {proposal.hearing && <EntryHearing form={form} hearing={proposal.hearing} />}
      {proposal.response && <EntryResponse response={proposal.response} />}
      <EntryEffects form={form} effects={proposal.effects} />
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
          <EntryFee form={form} fees={proposal.fees} payment={proposal.payment} />
          <Checkbox label={t('review.docket.sealed')} {...form.toggle('docket_sealed')} />
        </div>
      </details>
    </fieldset>
  );
}

/** The proposal with what the clerk chose; while it is fetched again, the earlier one stays. */
function useProposal(
  { values }: DecisionForm,
  id: string,
  { join, without }: { join: string | null; without: string },
) {
  const { docket_code: code, docket_fee: fee, docket_receipt: receipt, hearing_at, sets_hearing } = values;
  const filed_on = values.sets_date && values.filed_on;
  const { currentData, error } = useReadDocketProposalQuery({
    id,
    ...(join && { join }),
    ...(without && { without }),
    ...(code && { code }),
    ...(filed_on && { filed_on }),
    ...hearing_at,
    ...(!sets_hearing && { without_hearing: 'yes' as const }),
    ...(fee !== null && { fee }),
    ...(receipt !== null && { receipt }),
  });
  return { data: currentData, error };
}
