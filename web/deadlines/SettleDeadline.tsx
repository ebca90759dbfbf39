import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deadline } from '#contract/deadlines';
import { type DeadlineState, deadlineStates } from '#domain/deadlines/states';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFormat } from '#web/useFormat.ts';
import { Derivation, weekdayAndDay } from './Derivation.tsx';
import { Doubts } from './Doubts.tsx';
import { useSettleDeadlineMutation } from './deadlinesApi.ts';

/** One deadline with its derivation, and how it ended, for those who may say so. */
export function SettleDeadline({ deadline, onClose }: { deadline: Deadline; onClose: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const choices = deadlineStates.filter((state) => state !== deadline.state);
  const [state, setState] = useState<string>('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [settle, { isLoading }] = useSettleDeadlineMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === '') return setProblems({ state: t('deadlines.settle.noState') });
    const reply = await settle({ id: deadline.id, state: state as DeadlineState, reason, version: deadline.version });
    if (reply.error) {
      const failed = reply.error as CallError;
      const fields = fieldProblems(failed);
      setProblems(fields);
      return setFailure(Object.keys(fields).length > 0 ? null : errorText(failed));
    }
    toast.success(reply.data.message);
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} title={deadline.action}>
      <p>
        {t('deadlines.settle.about', {
          number: deadline.case_number,
          title: deadline.case_title,
          day: weekdayAndDay(t, deadline.due_date, format),
        })}
      </p>
      {deadline.state === 'open' && <Doubts deadline={deadline} />}
      <Derivation steps={deadline.derivation} />
      {deadline.note && <p className="muted">{deadline.note}</p>}
      {deadline.settled_reason && (
        <p className="muted small">
          {t('deadlines.settle.because', {
            who: deadline.settled_by ?? deadline.kept_by ?? '',
            reason: deadline.settled_reason,
          })}
        </p>
      )}
      {deadline.may_settle && (
        <form className="stack" noValidate onSubmit={(event) => void send(event)}>
          {failure && (
            <div role="alert">
              <Note tone="warn">{failure}</Note>
            </div>
          )}
          <Select
            label={t('deadlines.settle.state')}
            value={state}
            onChange={(next) => {
              setState(next);
              setProblems({});
            }}
            options={choices.map((value) => ({ value, label: t(`deadlines.state.${value}`) }))}
            placeholder={t('deadlines.calculator.choose')}
            problem={problems.state}
          />
          <TextArea
            label={t('deadlines.settle.reason')}
            value={reason}
            onChange={setReason}
            problem={problems.reason}
            rows={2}
          />
          <Button type="submit" kind="primary" busy={isLoading}>
            {t('deadlines.settle.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
