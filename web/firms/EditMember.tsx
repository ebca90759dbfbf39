import { useTranslation } from 'react-i18next';
import { changeFirmMember, type FirmMember } from '#contract/firms';
import { firmPositions } from '#domain/firms/positions';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeMemberMutation } from './firmsApi.ts';

/** What a member is in the firm. */
export function EditMember({ member, onClose }: { member: FirmMember; onClose: () => void }) {
  const { t } = useTranslation();
  const [save] = useChangeMemberMutation();
  const { id, version, full_name } = member;
  const { values, field, toggle, ...form } = useContractForm(changeFirmMember, {
    defaults: { position: member.position as string, administrator: member.administrator },
    toInput: (typed) => ({ ...typed, id, version }),
    send: save,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={full_name} verb={t('firms.save')} onClose={onClose}>
      <Select
        label={t('firms.field.position')}
        {...field('position')}
        options={firmPositions.map((value) => ({ value, label: t(`firms.positions.${value}`) }))}
      />
      {member.position === 'attorney' && values.position !== 'attorney' && (
        <Note tone="warn">{t('firms.members.endsAuthority')}</Note>
      )}
      <Checkbox label={t('firms.field.administrator')} {...toggle('administrator')} />
    </FormDialog>
  );
}
