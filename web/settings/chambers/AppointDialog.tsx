import { useTranslation } from 'react-i18next';
import { appointChambersMember, type ChambersStaff } from '#contract/chambersStaff';
import { staffPositions } from '#domain/chambers/staffPositions';
import { whenDone } from '#web/cases/life/whenDone.ts';
import { useAppointChambersMemberMutation } from '#web/chambers/staffApi.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = { staff: ChambersStaff; onClose: () => void };

const optionsOf = (named: ChambersStaff['people']) => named.map(({ id, name }) => ({ value: id, label: name }));

/** Appoints a clerk of the court to chambers, from a day, with or without a last day. */
export function AppointDialog({ staff: { judges, people }, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useAppointChambersMemberMutation();
  const form = useContractForm(appointChambersMember, {
    defaults: {
      judge_id: judges.length === 1 ? judges[0]!.id : '',
      ...{ person_id: '', position: '', starts_on: '', ends_on: '' },
    },
    toInput: ({ ends_on, ...rest }) => ({ ...rest, ...(ends_on && { ends_on }) }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('settings.chambers.addTitle')}
      verb={t('settings.chambers.appoint')}
      onClose={onClose}
    >
      {judges.length !== 1 && (
        <Select
          label={t('settings.chambers.judge')}
          {...form.field('judge_id')}
          placeholder={t('cases.life.judge.choose')}
          options={optionsOf(judges)}
        />
      )}
      <Select
        label={t('settings.chambers.name')}
        hint={t('settings.chambers.nameHint')}
        {...form.field('person_id')}
        placeholder={t('settings.chambers.choose')}
        options={optionsOf(people)}
      />
      <Select
        label={t('settings.chambers.position')}
        {...form.field('position')}
        placeholder={t('settings.chambers.choosePosition')}
        options={staffPositions.map((value) => ({ value, label: t(`settings.chambers.positions.${value}`) }))}
      />
      <TextField label={t('settings.chambers.from')} type="date" {...form.field('starts_on')} />
      <TextField label={t('settings.chambers.to')} type="date" {...form.field('ends_on')} optional />
    </FormDialog>
  );
}
