import { useTranslation } from 'react-i18next';
import { addStaff, changeStaff, type StaffPerson } from '#contract/hearingStaff';
import { caseTypes } from '#domain/courts/choices';
import { bookingUnits, employments, staffKinds } from '#domain/hearings/staff/HearingStaff';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Choices } from '#web/ui/Choices.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../calendar.module.css';
import { LanguageRows } from './LanguageRows.tsx';
import { useAddStaffMutation, useChangeStaffMutation } from './staffApi.ts';
import { inputOf, type StaffValues, valuesOf } from './staffValues.ts';

type Props = {
  /** Null for a new one. */
  person: StaffPerson | null;
  onClose: () => void;
};

/** Adds or changes an interpreter, a court reporter, or a mediator. */
export function StaffDialog({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [add] = useAddStaffMutation();
  const [change] = useChangeStaffMutation();
  const settings = {
    defaults: valuesOf(person),
    onSent: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  const added = useContractForm(addStaff, { ...settings, toInput: inputOf, send: add });
  const changed = useContractForm(changeStaff, {
    ...settings,
    toInput: (values: StaffValues) => ({ ...inputOf(values), id: person?.id, version: person?.version }),
    send: change,
  });
  const form = person ? changed : added;
  const { values, problems, set } = form;
  const text = (name: 'name' | 'email' | 'phone' | 'license_number' | 'qualifications' | 'note') => ({
    label: t(`calendar.staff.${name}`),
    ...form.field(name),
  });
  return (
    <FormDialog
      form={form}
      title={person ? t('calendar.staff.changeOf', { name: person.name }) : t('calendar.staff.addTitle')}
      verb={person ? t('calendar.staff.save') : t('calendar.staff.add')}
      onClose={onClose}
      className={`stack ${styles.hearingForm}`}
    >
      <div className={styles.pair}>
        <Select
          label={t('calendar.staff.kind')}
          {...form.field('kind')}
          onChange={(kind) => set({ kind: kind as StaffValues['kind'] })}
          options={staffKinds.map((value) => ({ value, label: t(`calendar.staff.kindOf.${value}`) }))}
          disabled={person !== null}
        />
        <TextField {...text('name')} maxLength={200} autoComplete="off" />
      </div>
      {values.kind === 'interpreter' && (
        <LanguageRows
          languages={values.languages}
          onChange={(languages) => set({ languages })}
          problem={problems.languages}
          problemAt={(index) => form.problemAt(`languages.${index}.language`)}
        />
      )}
      {values.kind === 'reporter' && <TextField {...text('license_number')} maxLength={60} optional />}
      {values.kind === 'mediator' && (
        <Choices
          legend={t('calendar.staff.caseTypes')}
          hint={t('calendar.staff.caseTypesHint')}
          options={caseTypes.map((value) => ({ value, label: value }))}
          chosen={values.case_types}
          onChange={(case_types) => set({ case_types })}
          problem={problems.case_types}
        />
      )}
      <div className={styles.pair}>
        <Select
          label={t('calendar.staff.employment')}
          {...form.field('employment')}
          onChange={(employment) => set({ employment: employment as StaffValues['employment'] })}
          options={employments.map((value) => ({ value, label: t(`calendar.staff.employmentOf.${value}`) }))}
        />
        <Select
          label={t('calendar.staff.booking_unit')}
          {...form.field('booking_unit')}
          onChange={(unit) => set({ booking_unit: unit as StaffValues['booking_unit'] })}
          options={bookingUnits.map((value) => ({ value, label: t(`calendar.staff.units.${value}`) }))}
          hint={t('calendar.staff.unitHint')}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...text('email')} type="email" maxLength={254} optional autoComplete="off" />
        <TextField {...text('phone')} type="tel" maxLength={40} optional autoComplete="off" />
      </div>
      <TextArea {...text('qualifications')} rows={2} optional hint={t('calendar.staff.qualificationsHint')} />
      <TextArea {...text('note')} rows={2} optional hint={t('calendar.staff.noteHint')} maxLength={2000} />
      {person && (
        <div>
          <Checkbox label={t('calendar.staff.active')} {...form.toggle('active')} />
          <p className="hint">{t('calendar.staff.activeHint')}</p>
        </div>
      )}
    </FormDialog>
  );
}
