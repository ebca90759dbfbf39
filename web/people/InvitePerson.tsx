import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewInvitation } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInvitePersonMutation } from './peopleApi.ts';

/** Invites an address to a role; an attorney by the bar number of their entry of the roster. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ email: '', role: '', bar_number: '' }, NewInvitation);
  const [failure, setFailure] = useState<string | null>(null);
  const [invite, { isLoading }] = useInvitePersonMutation();
  const { values, set, problems } = form;

  const send = form.submit(async ({ email, role, bar_number }) => {
    setFailure(null);
    const reply = await invite({ email, role, ...(role === 'attorney' ? { bar_number } : {}) });
    if (reply.error) {
      form.showRefusal(reply.error);
      if (Object.keys(fieldProblems(reply.error as CallError)).length === 0) setFailure(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    onClose();
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.invite.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} kind="primary" busy={isLoading}>
            {t('people.invite.send')}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <TextField
          label={t('judge.email')}
          type="email"
          value={values.email}
          onChange={(value) => set('email', value)}
          problem={problems.email}
          hint={t('people.invite.hint')}
        />
        <Select
          label={t('people.field.role')}
          value={values.role}
          onChange={(value) => set('role', value)}
          problem={problems.role}
          placeholder={t('judge.choose')}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
        {values.role === 'attorney' && (
          <TextField
            label={t('judge.barNumber')}
            value={values.bar_number}
            onChange={(value) => set('bar_number', value)}
            problem={problems.bar_number}
            hint={t('people.invite.barHint')}
          />
        )}
        {values.role === 'judge' && <Note>{t('people.invite.judgeHint')}</Note>}
      </form>
    </Dialog>
  );
}
