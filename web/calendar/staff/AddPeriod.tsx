import { useTranslation } from 'react-i18next';
import { addStaffPeriod, type StaffPerson, type TimeSaved } from '#contract/hearingStaff';
import { type StaffPeriod, staffStatuses } from '#domain/hearings/staff/HearingStaff';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../calendar.module.css';
import { useCourtNow } from '../useCourtNow.ts';
import { PresetButtons } from './PresetButtons.tsx';
import { useAddStaffPeriodMutation } from './staffApi.ts';
import { weekdayOfMoment } from './usePresets.ts';

type Props = { person: StaffPerson; onClose: () => void; onSaved: (saved: TimeSaved) => void };

/** Adds a single time in which a person is away, or is available besides the recurring hours. */
export function AddPeriod({ person, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { date } = useCourtNow();
  const [add] = useAddStaffPeriodMutation();
  const form = useContractForm(addStaffPeriod, {
    defaults: { status: 'away' as StaffPeriod['status'], from: `${date}T08:00`, to: `${date}T17:00`, note: '' },
    toInput: (values) => ({ ...values, id: person.id }),
    send: add,
    onSent: onSaved,
  });
  const { values, set } = form;
  const day = values.from.slice(0, 10) || date;
  return (
    <FormDialog
      form={form}
      title={t('calendar.staff.periodTitle', { name: person.name })}
      verb={t('calendar.staff.addPeriod')}
      onClose={onClose}
      className={`stack ${styles.hearingForm}`}
    >
      <Select
        label={t('calendar.staff.status')}
        {...form.field('status')}
        onChange={(status) => set({ status: status as StaffPeriod['status'] })}
        options={staffStatuses.map((value) => ({ value, label: t(`calendar.staff.statuses.${value}`) }))}
      />
      <div className={styles.pair}>
        <TextField label={t('calendar.staff.from')} {...form.field('from')} type="datetime-local" />
        <TextField label={t('calendar.staff.to')} {...form.field('to')} type="datetime-local" />
      </div>
      <PresetButtons
        weekday={weekdayOfMoment(day)}
        onChoose={({ from, to }) => set({ from: `${day}T${from}`, to: `${day}T${to}` })}
      />
      <TextField
        label={t('calendar.staff.note')}
        {...form.field('note')}
        optional
        hint={t('calendar.staff.noteHint')}
        maxLength={500}
      />
    </FormDialog>
  );
}
