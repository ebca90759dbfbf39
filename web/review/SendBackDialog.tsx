import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { formatDay } from '#web/ui/formatDay.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDecide } from './useDecide.ts';
import { wordsToStartWith } from './wordsToStartWith.ts';

type Props = {
  decision: 'returned' | 'rejected';
  options: ReviewOptions;
  /** The rule of the finding from which the words are taken; without one, those of every finding are. */
  finding: string | null;
  onClose: () => void;
  onDecided: () => void;
};

/** Return for correction, or rejection: the coded reason, the clerk's own words, the authority, the time to correct. */
export function SendBackDialog({ decision, options, finding, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const { policy } = options;
  const [typed, setTyped] = useState({
    ...wordsToStartWith(options, finding),
    correct_by: policy.proposed_correction_day,
  });
  const closed = policy.closed_days.find(({ date }) => date === typed.correct_by)?.why;
  const isExtension = decision === 'returned' && options.lapsed_at !== null;
  const { send, isLoading, problems, failure, mended } = useDecide(onDecided);
  const change = (field: keyof typeof typed, value: string) => {
    mended(field);
    setTyped((before) => ({ ...before, [field]: value, ...suggest(options, before, field, value) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { reason_code, reason, authority, correct_by } = typed;
    void send({
      id: options.filing_id,
      version: options.version,
      decision,
      reason,
      authority,
      ...(reason_code ? { reason_code } : {}),
      ...(decision === 'returned' && correct_by ? { correct_by } : {}),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isExtension ? 'review.dialog.extended' : `review.dialog.${decision}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="danger" type="submit" form={form} busy={isLoading}>
            {t(isExtension ? 'review.verb.extended' : `review.verb.${decision}`)}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <Note>
          <p>{policy.advice}</p>
          <p className="small muted">
            {policy.authority
              ? t('review.dialog.policy', {
                  court: policy.name,
                  authority: policy.authority,
                  confidence: t(`review.confidence.${policy.confidence}`),
                })
              : policy.name}
          </p>
        </Note>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <Select
          label={t('review.dialog.reasonCode')}
          value={typed.reason_code}
          onChange={(value) => change('reason_code', value)}
          placeholder={t('review.dialog.chooseReason')}
          options={options.reasons.map(({ code, words }) => ({ value: code, label: words }))}
          problem={problems.reason_code ?? problems.decision}
        />
        <TextArea
          label={t('review.dialog.reason')}
          hint={t(decision === 'rejected' ? 'review.dialog.rejectHint' : 'review.dialog.reasonHint')}
          value={typed.reason}
          onChange={(value) => change('reason', value)}
          problem={problems.reason}
          maxLength={4000}
        />
        <TextField
          label={t('review.dialog.authority')}
          hint={t('review.dialog.authorityHint')}
          value={typed.authority}
          onChange={(value) => change('authority', value)}
          problem={problems.authority}
          maxLength={400}
        />
        {decision === 'returned' && (
          <TextField
            label={t('review.dialog.correctBy')}
            type="date"
            hint={
              policy.last_correction_day
                ? t('review.dialog.latest', { day: formatDay(policy.last_correction_day) })
                : t('review.dialog.endOfDay')
            }
            value={typed.correct_by}
            onChange={(value) => change('correct_by', value)}
            problem={problems.correct_by}
            {...(policy.last_correction_day ? { max: policy.last_correction_day } : {})}
          />
        )}
        {decision === 'returned' && closed && (
          <div role="status">
            <Note tone="warn">{t('review.dialog.closedDay', { why: closed })}</Note>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The rule that goes with a reason, as long as the clerk has not written another one. */
function suggest(
  { reasons }: ReviewOptions,
  before: { reason_code: string; authority: string },
  field: string,
  value: string,
): { authority?: string } {
  if (field !== 'reason_code') return {};
  const ruleOf = (code: string) => reasons.find((reason) => reason.code === code)?.authority ?? '';
  const own = before.authority !== '' && before.authority !== ruleOf(before.reason_code);
  return own ? {} : { authority: ruleOf(value) };
}
