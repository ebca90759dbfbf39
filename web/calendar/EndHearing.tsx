import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearing } from '#contract/hearings';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCancelHearingMutation, useCloseHearingMutation } from './calendarApi.ts';

export type End = 'cancel' | 'adjourn';
type Props = { hearing: Hearing; how: End; onClose: () => void; onDone: () => void };

/** Cancels or adjourns a hearing, with a reason for the people concerned. Its time becomes available. */
export function EndHearing({ hearing, how, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [cancel, canceling] = useCancelHearingMutation();
  const [close, closing] = useCloseHearingMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    if (reason.trim() === '') return setProblem(t('calendar.end.reasonMissing'));
    const asked = { id: hearing.id, version: hearing.version, reason: reason.trim() };
    const reply = how === 'cancel' ? await cancel(asked) : await close({ ...asked, outcome: 'adjourned' });
    if (reply.error) {
      setProblem(fieldProblems(reply.error as CallError).reason);
      return setFailure(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onDone();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`calendar.end.${how}.title`, { number: hearing.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('calendar.end.keep')}</Button>
          <Button type="submit" form="end-hearing" kind="danger" busy={canceling.isLoading || closing.isLoading}>
            {t(`calendar.end.${how}.confirm`)}
          </Button>
        </>
      }
    >
      <form id="end-hearing" className="stack" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <p>{t(`calendar.end.${how}.text`)}</p>
        <TextArea
          label={t('calendar.field.reason')}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setProblem(undefined);
          }}
          problem={problem}
          hint={t('calendar.change.reasonHint')}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
