import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFormat } from '#web/useFormat.ts';
import { wordsToStartWith } from './wordsToStartWith.ts';

type Typed = { reason_code: string; reason: string; authority: string; correct_by: string };

/** What a clerk types to say what is wrong with a filing; a reason brings the rule that goes with it. */
export function useReasons(options: ReviewOptions, finding: string | null, mended: (field: string) => void) {
  const [typed, setTyped] = useState<Typed>({
    ...wordsToStartWith(options, finding),
    correct_by: options.policy.proposed_correction_day,
  });
  const change = (field: keyof Typed, value: string) => {
    mended(field);
    setTyped((before) => ({ ...before, [field]: value, ...suggest(options, before, field, value) }));
  };
  return { typed, change };
}

/** The rule that goes with a reason, as long as the clerk has not written another one. */
function suggest({ reasons }: ReviewOptions, before: Typed, field: string, value: string): { authority?: string } {
  if (field !== 'reason_code') return {};
  const ruleOf = (code: string) => reasons.find((reason) => reason.code === code)?.authority ?? '';
  const own = before.authority !== '' && before.authority !== ruleOf(before.reason_code);
  return own ? {} : { authority: ruleOf(value) };
}

/** What the court's policy says on such a decision: its advice, what is never a ground, and the rule with the day of the last check. */
export function PolicyNote({ policy }: { policy: ReviewOptions['policy'] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Note>
      <p>{policy.advice}</p>
      {policy.must_file.length > 0 && (
        <details className="small">
          <summary>{t('review.dialog.mustFile')}</summary>
          <ul>
            {policy.must_file.map(({ what, authority }) => (
              <li key={what}>{`${what} (${authority})`}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="small muted">
        {policy.authority
          ? t('review.dialog.policy', {
              court: policy.name,
              authority: policy.authority,
              confidence: t(`review.confidence.${policy.confidence}`),
            })
          : policy.name}
        {' · '}
        {t('courtdoc.requirements.lastChecked', { day: format.day(policy.checked_on) })}
      </p>
    </Note>
  );
}

type Props = {
  decision: 'returned' | 'rejected' | 'deficient';
  options: ReviewOptions;
  reasons: ReturnType<typeof useReasons>;
  problems: Record<string, string>;
};

/** The coded reason, the clerk's own words, the authority, and the time to correct. */
export function ReasonFields({ decision, options, reasons: { typed, change }, problems }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { policy } = options;
  const closed = policy.closed_days.find(({ date }) => date === typed.correct_by)?.why;
  return (
    <>
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
      {decision !== 'rejected' && (
        <TextField
          label={t('review.dialog.correctBy')}
          type="date"
          required={decision === 'returned'}
          hint={
            policy.last_correction_day
              ? t('review.dialog.latest', { day: format.day(policy.last_correction_day) })
              : t('review.dialog.endOfDay')
          }
          value={typed.correct_by}
          onChange={(value) => change('correct_by', value)}
          problem={problems.correct_by}
          {...(policy.last_correction_day ? { max: policy.last_correction_day } : {})}
        />
      )}
      {decision !== 'rejected' && closed && (
        <div role="status">
          <Note tone="warn">{t('review.dialog.closedDay', { why: closed })}</Note>
        </div>
      )}
    </>
  );
}
