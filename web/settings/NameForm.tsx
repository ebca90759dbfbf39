import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Profile, ProfileChange } from '#contract/profile';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveProfileMutation } from './settingsApi.ts';

/** The person's own name. */
export function NameForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [save, { isLoading }] = useSaveProfileMutation();
  const value = typed ?? profile.full_name;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = ProfileChange.safeParse({ full_name: value });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const reply = await save({ ...checked.data, version: profile.version });
    if (reply.error) {
      const failed = reply.error as CallError;
      return setProblem(fieldProblems(failed).full_name ?? errorText(failed));
    }
    setTyped(null);
    toast.success(reply.data.message);
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('settings.index.name.name')}
        autoComplete="name"
        value={value}
        problem={problem}
        onChange={(name) => {
          setTyped(name);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" kind="primary" busy={isLoading} disabled={value === profile.full_name}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
