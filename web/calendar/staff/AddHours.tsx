import { useTranslation } from 'react-i18next';
import { addStaffHours, type StaffPerson, type TimeSaved } from '#contract/hearingStaff';
import { weekdays } from '#domain/days/days';
import { midday } from '#domain/hearings/staff/halfDays';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Choices } from '#web/ui/Choices.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { zoneName } from '#web/ui/zoneName.ts';
import styles from '../calendar.module.css';
import { useCourtNow } from '../useCourtNow.ts';
import { PresetButtons } from './PresetButtons.tsx';
import { useAddStaffHoursMutation } from './staffApi.ts';

type Props = { person: StaffPerson; onClose: () => void; onSaved: (saved: TimeSaved) => void };

/** Adds hours in which a person is available on days of the week. */
export function AddHours({ person, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { date: today, time_zone } = useCourtNow();
  const [add] = useAddStaffHoursMutation();
  const form = useContractForm(addStaffHours, {
    defaults: { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: midday, valid_from: today, valid_until: '' },
    toInput: (values) => ({ ...values, id: person.id, valid_until: values.valid_until || null }),
    send: add,
    onSent: onSaved,
  });
  const { values, set, problems } = form;
  const field = (name: 'from' | 'to' | 'valid_from' | 'valid_until', label: string) => ({
    label: t(label),
    ...form.field(name),
  });
  return (
    <FormDialog
      form={form}
      title={t('calendar.staff.hoursTitle', { name: person.name })}
      verb={t('calendar.staff.addHours')}
      onClose={onClose}
      className={`stack ${styles.hearingForm}`}
    >
      <Choices
        isShort
        legend={t('calendar.staff.weekdays')}
        options={weekdays.map((name, value) => ({ value, label: name }))}
        chosen={values.weekdays}
        onChange={(chosen) => set({ weekdays: chosen })}
        problem={problems.weekdays}
      />
      <PresetButtons weekday={values.weekdays[0] ?? 1} onChoose={({ from, to }) => set({ from, to })} />
      <div className={styles.pair}>
        <TextField
          {...field('from', 'calendar.staff.from')}
          type="time"
          hint={t('calendar.staff.zone', { zone: zoneName(time_zone) })}
        />
        <TextField {...field('to', 'calendar.staff.to')} type="time" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('valid_from', 'calendar.staff.valid_from')} type="date" />
        <TextField {...field('valid_until', 'calendar.staff.valid_until')} type="date" optional />
      </div>
      <p className="hint">{t('calendar.staff.hoursHint')}</p>
    </FormDialog>
  );
}
