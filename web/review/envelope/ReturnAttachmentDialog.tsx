import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { ReviewOptions } from '#contract/review';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ReasonFields, type ReasonValues } from '../ReasonFields.tsx';
import { PartialRule } from './PartialRule.tsx';
import { ReturnPreview } from './ReturnPreview.tsx';
import { markForReturn, type ReturnMark } from './returnMarks.ts';
import { wordsForAttachment } from './wordsForAttachment.ts';

type Props = {
  document: ProcessedDocument;
  options: ReviewOptions;
  /** The rule of the finding that provides the text; without one, all findings of the attachment do. */
  finding: string | null;
  /** The statement if the attachment is marked already. */
  mark: ReturnMark | undefined;
  onClose: () => void;
};

/**
 * Marks an attachment for return with its reason, authority, and deadline, and shows what the filer will read. The
 * acceptance of the filing sends it.
 */
export function ReturnAttachmentDialog({ document, options, finding, mark, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = { version_id: document.version_id, finding };
  const words = wordsForAttachment(options, from, (page, reason) => t('review.partial.onPage', { page, reason }));
  const form = useForm<ReasonValues>({
    defaults: mark
      ? { reason_code: mark.reason_code, reason: mark.reason, authority: mark.authority, correct_by: mark.correct_by }
      : { ...words, correct_by: options.policy.proposed_correction_day },
    check: ({ reason_code, reason, authority, correct_by }) => ({
      ...(!reason_code && { reason_code: t('review.partial.noReason') }),
      ...(!reason.trim() && { reason: t('review.partial.noText') }),
      ...(!authority.trim() && { authority: t('review.partial.noAuthority') }),
      ...(!correct_by && { correct_by: t('review.partial.noDeadline') }),
    }),
    send: ({ reason_code, ...statement }) => {
      const { id: document_id, title } = document;
      markForReturn(options.filing_id, {
        ...{ document_id, title, ...statement },
        reason_code: reason_code as ReturnMark['reason_code'],
      });
      return { data: true };
    },
    onSent: onClose,
    asksBeforeClosing: true,
  });
  const isComplete = Object.values(form.values).every(Boolean);
  const shown = options.reasons.find(({ code }) => code === form.values.reason_code)?.words ?? null;
  const due = form.values.correct_by && format.longDay(form.values.correct_by);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('review.partial.title', { name: document.title })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="danger" busy={form.isSending} autoFocus={isComplete}>
            {t('review.partial.verb')}
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <PartialRule partial={options.partial} />
        <ReasonFields decision="returned" options={options} form={form} />
        <ReturnPreview
          title={document.title}
          reason={[shown, form.values.reason]}
          authority={form.values.authority}
          due={due}
          also={options.policy.return_notice}
        />
      </form>
    </Dialog>
  );
}
