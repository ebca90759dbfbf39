import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Judge, setAvailability } from '#contract/judges';
import { addDays } from '#domain/days/days';
import { settableStatuses } from '#domain/hearings/availability';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import calendarStyles from './calendar.module.css';
import { useListAvailabilityQuery, useRemoveAvailabilityMutation, useSetAvailabilityMutation } from './calendarApi.ts';
import { nameAvailability } from './nameAvailability.ts';
import styles from './SetAvailability.module.css';
import { useCourtNow } from './useCourtNow.ts';

/** Sets a judge's availability for a period in the court's time zone, and withdraws it. */
export function SetAvailability({ judge, onClose }: { judge: Judge; onClose: () => void }) {
  const { t } = useTranslation();
  const now = useCourtNow();
  // After hours, the default date is tomorrow.
  const date = now.time < '17:00' ? now.date : addDays(now.date, 1);
  const [save] = useSetAvailabilityMutation();
  const [within, setWithin] = useState(0);
  const form = useContractForm(setAvailability, {
    defaults: { status: 'out_of_office', from: `${date}T08:00`, to: `${date}T17:00`, note: '' },
    toInput: (values) => ({ ...values, judge_id: judge.id }),
    send: save,
    onSent: ({ message, hearings_within: count }) => {
      toast.success(message);
      if (count > 0) setWithin(count);
      else onClose();
    },
  });
  const field = (name: keyof typeof form.values) => ({
    label: t(`calendar.availability.${name}`),
    ...form.field(name),
  });

  if (within > 0) return <HearingsWithin judge={judge} count={within} absence={form.values} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.availability.title', { name: judge.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="primary" busy={form.isSending}>
            {t('calendar.availability.save')}
          </Button>
        </>
      }
    >
      <form className={`stack ${calendarStyles.hearingForm}`} {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <Select
          {...field('status')}
          options={settableStatuses.map((value) => ({ value, label: nameAvailability(value) }))}
        />
        <div className={calendarStyles.pair}>
          <TextField {...field('from')} type="datetime-local" />
          <TextField {...field('to')} type="datetime-local" />
        </div>
        <TextField {...field('note')} optional hint={t('calendar.availability.noteHint')} maxLength={500} />
      </form>
      <SaidBefore judge={judge} />
    </Dialog>
  );
}

type Within = { judge: Judge; count: number; absence: { from: string; to: string; note: string }; onClose: () => void };

/** The hearings within an absence, and the screen that proposes new times for them. */
function HearingsWithin({ judge, count, absence: { from, to, note }, onClose }: Within) {
  const { t } = useTranslation();
  const [day, time] = from.split('T');
  const [until, untilTime] = to.split('T');
  const address = pathTo.reschedule({
    ...{ cause: 'absence', reason: note, judge: judge.id, from: day, until: until === day ? null : until },
    ...{ closed_from: time, closed_to: untilTime },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.availability.withinTitle')}
      footer={<Button onClick={onClose}>{t('calendar.availability.later')}</Button>}
    >
      <p>{t('calendar.availability.within', { count, name: judge.name })}</p>
      <p>
        <Link to={address}>{t('calendar.batch.these')}</Link>
      </p>
    </Dialog>
  );
}

function SaidBefore({ judge }: { judge: Judge }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListAvailabilityQuery({ judge_id: judge.id });
  const [remove] = useRemoveAvailabilityMutation();
  if (!data || data.length === 0) return null;
  const takeBack = async (id: string) => {
    const reply = await remove({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(t('calendar.availability.removed'));
  };
  return (
    <section aria-label={t('calendar.availability.said')}>
      <h3>{t('calendar.availability.said')}</h3>
      <ul className={styles.said}>
        {data.map(({ id, status, starts_at, ends_at, note }) => {
          const when = t('calendar.availability.span', { from: format.moment(starts_at), to: format.moment(ends_at) });
          return (
            <li key={id}>
              <span>
                <b>{nameAvailability(status)}</b> {when} {note && <span className="muted">{note}</span>}
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
