import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/profile';
import { fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangePasswordMutation } from './settingsApi.ts';

const empty = { current_password: '', new_password: '' };

/** A new password, which requires the current one. */
export function PasswordForm() {
  const { t } = useTranslation();
  const [change] = useChangePasswordMutation();
  const form = useContractForm(changePassword, {
    defaults: empty,
    send: change,
    onSent: ({ message }) => {
      form.reset();
      toast.success(message);
    },
    onRefused: (error) => {
      if (Object.keys(fieldProblems(error)).length === 0) toast.error(errorText(error));
    },
  });

  return (
    <form className="stack" {...form.props}>
      <TextField
        label={t('settings.password.current')}
        type="password"
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <TextField
        label={t('settings.password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('judge.passwordHint')}
        {...form.field('new_password')}
      />
      <div>
        <Button type="submit" busy={form.isSending}>
          {t('settings.password.change')}
        </Button>
      </div>
    </form>
  );
}
