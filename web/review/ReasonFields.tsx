import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { keepCitations } from '#domain/text/keepCitations';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { DecisionValues } from './useDecisionForm.ts';

/** The statement of a return, a rejection, or a deficiency notice. */
export type ReasonValues = Pick<DecisionValues, 'reason_code' | 'reason' | 'authority' | 'correct_by'>;

/** A form that has these fields. */
type ReasonForm = {
  values: ReasonValues;
  set: (changes: Partial<ReasonValues>) => void;
  field: (name: keyof ReasonValues) => {
    value: string;
    problem: string | undefined;
    onChange: (value: string) => void;
  };
};

/** The rule that belongs to a reason, unless the clerk has entered another one. */
function suggest(reasons: ReviewOptions['reasons'], before: ReasonValues, value: string): { authority?: string } {
  const ruleOf = (code: string) => reasons.find((reason) => reason.code === code)?.authority ?? '';
  const own = before.authority !== '' && before.authority !== ruleOf(before.reason_code);
  return own ? {} : { authority: ruleOf(value) };
}

/**
 * The court's policy on such a decision: its advice, the grounds that it excludes, and the rule with the date of the
 * last check.
 */
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
              <li key={what}>{keepCitations(`${what} (${authority})`)}</li>
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
        {t('lists.lastChecked', { day: format.day(policy.checked_on) })}
      </p>
    </Note>
  );
}

type Props = {
  decision: 'returned' | 'rejected' | 'deficient';
  options: ReviewOptions;
  form: ReasonForm;
};

/** The coded reason, the clerk's text, the authority, and the correction deadline. */
export function ReasonFields({ decision, options, form }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { policy } = options;
  const reasons = decision === 'deficient' ? options.notice_reasons : options.reasons;
  const closed = policy.closed_days.find(({ date }) => date === form.values.correct_by)?.why;
  return (
    <>
      <Select
        label={t('review.dialog.reasonCode')}
        {...form.field('reason_code')}
        onChange={(code) => form.set({ reason_code: code, ...suggest(reasons, form.values, code) })}
        placeholder={t('review.dialog.chooseReason')}
        options={reasons.map(({ code, words }) => ({ value: code, label: words }))}
      />
      <TextArea
        label={t('review.dialog.reason')}
        hint={t(decision === 'rejected' ? 'review.dialog.rejectHint' : 'review.dialog.reasonHint')}
        {...form.field('reason')}
        maxLength={4000}
      />
      <TextField
        label={t('review.dialog.authority')}
        hint={t('review.dialog.authorityHint')}
        {...form.field('authority')}
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
          {...form.field('correct_by')}
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
