import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PolicyNote, ReasonFields, useReasons } from './ReasonFields.tsx';
import { useDecide } from './useDecide.ts';

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
  const isExtension = decision === 'returned' && options.lapsed_at !== null;
  const { send, isLoading, problems, failure, mended } = useDecide(onDecided);
  const reasons = useReasons(options, finding, mended);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { reason_code, reason, authority, correct_by } = reasons.typed;
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
        <PolicyNote policy={options.policy} />
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <ReasonFields decision={decision} options={options} reasons={reasons} problems={problems} />
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
