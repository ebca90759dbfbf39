import { useTranslation } from 'react-i18next';
import { invitePerson } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInvitePersonMutation } from './peopleApi.ts';

/** Invites an address to a role; an attorney by the bar number of their roster entry. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [invite] = useInvitePersonMutation();
  const { values, field, ...form } = useContractForm(invitePerson, {
    defaults: { email: '', role: '', bar_number: '' },
    toInput: ({ email, role, bar_number }) => ({ email, role, ...(role === 'attorney' ? { bar_number } : {}) }),
    send: invite,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });

  return (
    <FormDialog form={form} title={t('people.invite.title')} verb={t('people.invite.send')} onClose={onClose}>
      <TextField label={t('judge.email')} type="email" {...field('email')} hint={t('people.invite.hint')} />
      <Select
        label={t('people.field.role')}
        {...field('role')}
        placeholder={t('judge.choose')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      {values.role === 'attorney' && (
        <TextField label={t('judge.barNumber')} {...field('bar_number')} hint={t('people.invite.barHint')} />
      )}
      {values.role === 'judge' && <Note>{t('people.invite.judgeHint')}</Note>}
    </FormDialog>
  );
}
