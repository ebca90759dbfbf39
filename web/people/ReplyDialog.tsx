import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReceivedContact, ReplyText } from '#contract/contactRequests';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { useAnswerContactRequestMutation } from './peopleApi.ts';

/** Writes a reply to a visitor's request; a refused reply keeps what was typed. */
export function ReplyDialog({ request, onClose }: { request: ReceivedContact; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string>();
  const [answer, { isLoading }] = useAnswerContactRequestMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = ReplyText.safeParse(body);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const reply = await answer({ id: request.id, version: request.version, body: checked.data });
    if (!reply.data) return setProblem(fieldProblems(reply.error as CallError).body ?? errorText(reply.error));
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.requests.replyTo', { name: request.full_name })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={isLoading}>
            {t('people.requests.send')}
          </Button>
        </>
      }
    >
      {request.message && <blockquote className={`${styles.visitorWords} muted`}>{request.message}</blockquote>}
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('people.requests.replyLabel')}
          hint={t('people.requests.replyHint', { email: request.email })}
          rows={8}
          value={body}
          problem={problem}
          onChange={(value) => {
            setBody(value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
