import { useTranslation } from 'react-i18next';
import { PasswordChange } from '#contract/profile';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangePasswordMutation } from './settingsApi.ts';

const empty = { current_password: '', new_password: '' };

/** A new password, for who knows the current one. */
export function PasswordForm() {
  const { t } = useTranslation();
  const form = useForm(empty, PasswordChange);
  const [change, { isLoading }] = useChangePasswordMutation();
  const { values, set, problems } = form;

  const send = form.submit(async (asked) => {
    const reply = await change(asked);
    if (reply.error) {
      form.showRefusal(reply.error);
      if (Object.keys(fieldProblems(reply.error as CallError)).length === 0) toast.error(errorText(reply.error));
      return;
    }
    form.reset();
    toast.success(reply.data.message);
  });

  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('settings.password.current')}
        type="password"
        autoComplete="current-password"
        value={values.current_password}
        onChange={(value) => set('current_password', value)}
        problem={problems.current_password}
      />
      <TextField
        label={t('settings.password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('judge.passwordHint')}
        value={values.new_password}
        onChange={(value) => set('new_password', value)}
        problem={problems.new_password}
      />
      <div>
        <Button type="submit" busy={isLoading}>
          {t('settings.password.change')}
        </Button>
      </div>
    </form>
  );
}
