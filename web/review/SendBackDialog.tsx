import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PolicyNote, ReasonFields } from './ReasonFields.tsx';
import { useDecisionForm } from './useDecisionForm.ts';

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
  return (
    <FormDialog
      form={form}
      title={t(isExtension ? 'review.dialog.extended' : `review.dialog.${decision}`)}
      verb={t(isExtension ? 'review.verb.extended' : `review.verb.${decision}`)}
      kind="danger"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
