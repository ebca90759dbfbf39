import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Judge, NewAvailability } from '#contract/judges';
import { addDays } from '#domain/days/days';
import { settableStatuses } from '#domain/hearings/availability';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFormat } from '#web/useFormat.ts';
import { useListAvailabilityQuery, useRemoveAvailabilityMutation, useSetAvailabilityMutation } from './calendarApi.ts';
import { useCourtNow } from './useCourtNow.ts';

/** Sets a judge's availability for a period in the court's time zone, and withdraws it. */
export function SetAvailability({ judge, onClose }: { judge: Judge; onClose: () => void }) {
  const { t } = useTranslation();
  const now = useCourtNow();
  // After hours the next thing to say is about tomorrow.
  const date = now.time < '17:00' ? now.date : addDays(now.date, 1);
  const [values, setValues] = useState({
    status: 'out_of_office',
    from: `${date}T08:00`,
    to: `${date}T17:00`,
    note: '',
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [save, { isLoading }] = useSetAvailabilityMutation();
  const field = (name: keyof typeof values) => ({
    label: t(`calendar.availability.${name}`),
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setProblems(({ [name]: _mended, ...others }) => others);
    },
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const asked = { judge_id: judge.id, ...values };
    const checked = NewAvailability.safeParse(asked);
    if (!checked.success) {
      return setProblems(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])));
    }
    const reply = await save(asked);
    if (reply.error) {
      setProblems(fieldProblems(reply.error as CallError));
      return setFailure(errorText(reply.error));
    }
    const { message, hearings_within: count } = reply.data;
    if (count > 0) toast.info(t('calendar.availability.within', { count, name: judge.name }));
    else toast.success(message);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.availability.title', { name: judge.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form="set-availability" kind="primary" busy={isLoading}>
            {t('calendar.availability.save')}
          </Button>
        </>
      }
    >
      <form id="set-availability" className="stack hearing-form" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <Select
          {...field('status')}
          options={settableStatuses.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
        <div className="pair">
          <TextField {...field('from')} type="datetime-local" />
          <TextField {...field('to')} type="datetime-local" />
        </div>
        <TextField {...field('note')} optional hint={t('calendar.availability.noteHint')} maxLength={500} />
      </form>
      <SaidBefore judge={judge} />
    </Dialog>
  );
}

function SaidBefore({ judge }: { judge: Judge }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListAvailabilityQuery(judge.id);
  const [remove] = useRemoveAvailabilityMutation();
  if (!data || data.length === 0) return null;
  const takeBack = async (id: string) => {
    const reply = await remove(id);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(t('calendar.availability.removed'));
  };
  return (
    <section aria-label={t('calendar.availability.said')}>
      <h3>{t('calendar.availability.said')}</h3>
      <ul className="said">
        {data.map(({ id, status, starts_at, ends_at, note }) => {
          const when = t('calendar.availability.span', { from: format.moment(starts_at), to: format.moment(ends_at) });
          return (
            <li key={id}>
              <span>
                <b>{status.replaceAll('_', ' ')}</b> {when} {note && <span className="muted">{note}</span>}
              </span>
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('calendar.availability.remove', { when })}
                onClick={() => void takeBack(id)}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
