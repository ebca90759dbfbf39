import { useTranslation } from 'react-i18next';
import { inviteToFirm } from '#contract/firms';
import { firmPositions } from '#domain/firms/positions';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInviteToFirmMutation } from './firmsApi.ts';

/** Invites an email address to the firm. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [invite] = useInviteToFirmMutation();
  const { values, field, toggle, ...form } = useContractForm(inviteToFirm, {
    defaults: { email: '', position: '', administrator: false },
    send: invite,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('firms.invite.open')} verb={t('firms.invite.send')} onClose={onClose}>
      <TextField label={t('firms.field.email')} type="email" {...field('email')} hint={t('firms.invite.hint')} />
      <Select
        label={t('firms.field.position')}
        {...field('position')}
        placeholder={t('firms.choose')}
        options={firmPositions.map((value) => ({ value, label: t(`firms.positions.${value}`) }))}
      />
      {values.position === 'attorney' && <Note>{t('firms.invite.attorneyHint')}</Note>}
      <Checkbox label={t('firms.field.administrator')} {...toggle('administrator')} />
    </FormDialog>
  );
}
