import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PolicyNote, ReasonFields } from './ReasonFields.tsx';
import { type DecisionValues, useDecisionForm } from './useDecisionForm.ts';

type Props = {
  decision: 'returned' | 'rejected';
  options: ReviewOptions;
  /** The rule of the finding that provides the text; without one, all findings do. */
  finding: string | null;
  onClose: () => void;
  onDecided: () => void;
};

/** Return for correction, or rejection: the coded reason, the clerk's text, the authority, the correction deadline. */
export function SendBackDialog({ decision, options, finding, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const form = useDecisionForm({ decision, options, finding, onDecided });
  const isExtension = decision === 'returned' && options.lapsed_at !== null;
  const complete = isComplete(form.values, decision);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isExtension ? 'review.dialog.extended' : `review.dialog.${decision}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="danger" busy={form.isSending} autoFocus={complete}>
            {t(isExtension ? 'review.verb.extended' : `review.verb.${decision}`)}
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <PolicyNote policy={options.policy} />
        <ReasonFields decision={decision} options={options} form={form} />
        {options.policy.return_notice.length > 0 && (
          <Note>
            <p className="strong">{t('review.dialog.noticeSays')}</p>
            {options.policy.return_notice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

/** Whether a finding provides everything that the statement needs, so that the clerk only confirms it. */
function isComplete({ reason_code, reason, authority, correct_by }: DecisionValues, decision: Props['decision']) {
  return [reason_code, reason, authority, decision === 'rejected' || correct_by].every(Boolean);
}
