import { useTranslation } from 'react-i18next';
import type { Participant, ParticipantList } from '#contract/participants';
import { findRole, labelOfRole, rolesOfCaseType } from '#domain/participants/findRole';
import { participantKinds } from '#domain/participants/participantKinds';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { otherRole } from './participantForm.ts';
import type { ParticipantForm } from './useParticipantForm.ts';

type Props = { form: ParticipantForm; list: ParticipantList; others: readonly Participant[] };

/** Name, role, and for whom a guardian ad litem acts. */
export function IdentityFields({ form, list, others }: Props) {
  const { t } = useTranslation();
  const { role_id } = form.values;
  const fitting = rolesOfCaseType(list.case_type).map((role) => ({
    value: role.id as string,
    label: labelOfRole(role, list.system),
  }));
  const known = findRole(role_id);
  const recorded =
    known && !fitting.some(({ value }) => value === role_id)
      ? [{ value: role_id, label: labelOfRole(known, list.system) }]
      : [];
  const represents = known?.side === 'represents';
  return (
    <>
      <TextField label={t('participants.field.full_name')} {...form.field('full_name')} />
      <Select
        label={t('participants.field.kind')}
        {...form.field('kind')}
        onChange={(kind) => form.set({ kind: kind as 'person' })}
        options={participantKinds.map((value) => ({ value, label: t(`participants.kind.${value}`) }))}
      />
      <Select
        label={t('participants.field.role_id')}
        {...form.field('role_id')}
        placeholder={t('participants.chooseRole')}
        options={[...fitting, ...recorded, { value: otherRole, label: t('participants.otherRole') }]}
      />
      {role_id === otherRole && <TextField label={t('participants.field.role')} {...form.field('role')} />}
      {represents && (
        <Select
          label={t('participants.field.acts_for')}
          {...form.field('acts_for')}
          placeholder={t('participants.chooseParticipant')}
          options={others.map(({ id, full_name, role }) => ({ value: id, label: `${full_name} (${role})` }))}
        />
      )}
      {form.values.kind === 'person' && (
        <>
          <Checkbox label={t('participants.field.is_minor')} {...form.toggle('is_minor')} />
          <Checkbox label={t('participants.field.is_name_protected')} {...form.toggle('is_name_protected')} />
        </>
      )}
    </>
  );
}
