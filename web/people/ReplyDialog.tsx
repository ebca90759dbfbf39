import { useTranslation } from 'react-i18next';
import { answerContactRequest, type ReceivedContact } from '#contract/contactRequests';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { useAnswerContactRequestMutation } from './peopleApi.ts';

/** A reply to a visitor's request; after a refusal, the input is kept. */
export function ReplyDialog({ request, onClose }: { request: ReceivedContact; onClose: () => void }) {
  const { t } = useTranslation();
  const [answer] = useAnswerContactRequestMutation();
  const form = useContractForm(answerContactRequest, {
    defaults: { body: '' },
    failsAt: 'body',
    toInput: ({ body }) => ({ id: request.id, version: request.version, body: body.trim() }),
    send: answer,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('people.requests.replyTo', { name: request.full_name })}
      verb={t('people.requests.send')}
      onClose={onClose}
    >
      {request.message && <blockquote className={`${styles.visitorWords} muted`}>{request.message}</blockquote>}
      <TextArea
        label={t('people.requests.replyLabel')}
        hint={t('people.requests.replyHint', { email: request.email })}
        rows={8}
        {...form.field('body')}
      />
    </FormDialog>
  );
}
