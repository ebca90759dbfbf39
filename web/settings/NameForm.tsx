import { useTranslation } from 'react-i18next';
import { type Profile, saveProfile } from '#contract/profile';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveProfileMutation } from './settingsApi.ts';

/** The person's own name. */
export function NameForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const [save] = useSaveProfileMutation();
  const form = useContractForm(saveProfile, {
    defaults: { full_name: profile.full_name },
    failsAt: 'full_name',
    toInput: ({ full_name }) => ({ full_name, version: profile.version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });

  return (
    <form className="stack" {...form.props}>
      <TextField label={t('settings.index.name.name')} autoComplete="name" {...form.field('full_name')} />
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
