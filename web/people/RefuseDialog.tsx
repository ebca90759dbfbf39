import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Reason } from '#contract/people';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Says why it was not done, if it was not. */
  onRefuse: (reason: string) => Promise<string | null>;
  busy: boolean;
  /** What it means for the person; nothing where the title says it all. */
  about?: string;
  /** On the button; 'Deny' where not given. */
  verb?: string;
};

/** Asks for the reason of a refusal, which the person will read. */
export function RefuseDialog({ title, onClose, onRefuse, busy, about, verb }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = Reason.safeParse(reason);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const refused = await onRefuse(checked.data);
    if (refused) setProblem(refused);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="danger" busy={busy}>
            {verb ?? t('people.refuse')}
          </Button>
        </>
      }
    >
      {about && <p>{about}</p>}
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('people.reason')}
          hint={t('people.reasonHint')}
          rows={3}
          value={reason}
          problem={problem}
          onChange={(value) => {
            setReason(value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
