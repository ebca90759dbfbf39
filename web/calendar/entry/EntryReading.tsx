import { CalendarCheck, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedHearing } from '#contract/hearingChecks';
import { scheduleHearing } from '#contract/hearings';
import type { FreeTime } from '#contract/hearingTimes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { CounselNotes } from '../CounselWarnings.tsx';
import { useCheckHearingMutation, useListJudgesQuery, useScheduleHearingMutation } from '../calendarApi.ts';
import { type HearingValues, toPayload } from '../hearingValues.ts';
import { TimeRefusal } from '../TimeRefusal.tsx';
import { useHearingForm } from '../useHearingForm.ts';
import { EntryParts } from './EntryParts.tsx';
import { EntryUnread } from './EntryUnread.tsx';
import styles from './QuickEntry.module.css';
import { useEntry } from './useEntry.ts';

type Props = {
  typed: string;
  today: string;
  /** The ID of the form that the field belongs to. */
  onForm: (id: string | undefined) => void;
  onScheduled: (day: string) => void;
  onEditAll: (values: HearingValues) => void;
};

/** The reading of a line: what each word means, what is missing, whether its time is available, and saving. */
export function EntryReading({ typed, today, onForm, onScheduled, onEditAll }: Props) {
  const { t } = useTranslation();
  const read = useEntry(typed, today);
  const { values, correct } = read;
  const { form, checked } = useCheckedForm(values, onScheduled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the callback only stores the ID
  useEffect(() => {
    onForm(form.id);
    return () => onForm(undefined);
  }, [form.id]);
  const choose = (free: FreeTime) => {
    form.choose(free);
    form.reset();
    correct('hearing_date', free.hearing_date);
    correct('hearing_time', free.hearing_time);
  };

  return (
    <form className={`stack ${styles.what}`} {...form.props} aria-label={t('calendar.entry.reading')}>
      <EntryParts read={read} typed={typed} />
      <EntryUnread read={read} problems={form.problems} />
      <TimeRefusal form={{ ...form, choose }} />
      {checked && <Available checked={checked} values={values} />}
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={form.isSending}>
          <CalendarCheck className="i" aria-hidden />
          {t(checked ? 'calendar.form.submit' : 'calendar.entry.check')}
        </Button>
        <Button onClick={() => onEditAll(values)}>
          <Pencil className="i" aria-hidden />
          {t('calendar.entry.editAll')}
        </Button>
      </div>
    </form>
  );
}

/** A form whose first submission checks the hearing, and whose second one schedules what was checked. */
function useCheckedForm(values: HearingValues, onScheduled: (day: string) => void) {
  const { data: judges = [] } = useListJudgesQuery();
  const [check] = useCheckHearingMutation();
  const [schedule] = useScheduleHearingMutation();
  const [checked, setChecked] = useState<{ of: string; data: CheckedHearing } | null>(null);
  const form = useHearingForm(scheduleHearing, {
    defaults: values,
    asksBeforeClosing: false,
    toInput: (entered) => toPayload(entered, judges),
    send: async (input) => {
      const of = JSON.stringify(input);
      if (checked?.of === of) return schedule(input);
      setChecked(null);
      const reply = await check(input);
      if (reply.error) return { error: reply.error };
      setChecked({ of, data: reply.data!.data });
      return null;
    },
    onSent: ({ message, hearing }) => {
      toast.success(message);
      onScheduled(hearing.hearing_date);
    },
  });
  const current = JSON.stringify(toPayload(form.values, judges));
  // A checked hearing is scheduled only as it was checked.
  const isCurrent = checked !== null && sameFields(JSON.parse(checked.of), JSON.parse(current));
  return { form, checked: isCurrent ? checked.data : null };
}

function sameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

function Available({ checked, values }: { checked: CheckedHearing; values: HearingValues }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ends, sitting, attorneys, warnings } = checked;
  return (
    <>
      <CounselNotes warnings={warnings} />
      <div role="status">
        <Note>
          {t('calendar.entry.available', {
            day: format.longDay(values.hearing_date),
            from: format.clock(values.hearing_time),
            to: format.clock(ends),
            venue: values.venue,
          })}{' '}
          {sitting && t('calendar.entry.onCall', { ...sitting })}{' '}
          {attorneys.length > 0 && t('calendar.entry.counsel', { names: attorneys.join(', ') })}{' '}
          {t('calendar.entry.again')}
        </Note>
      </div>
    </>
  );
}
