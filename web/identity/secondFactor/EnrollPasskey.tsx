import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { deviceOf } from '../deviceOf.ts';
import type { EnrolledReply } from './EnrolledReply.ts';
import { passkeyProblem } from './passkeyProblem.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './secondFactorApi.ts';

type Props = { onBack: () => void; onEnrolled: (reply: EnrolledReply) => void };

/** Has the browser make a passkey, under a name by which its owner knows it. */
export function EnrollPasskey({ onBack, onEnrolled }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent)?.system ?? t('secondFactor.passkey.usualName'));
  const [problem, setProblem] = useState<string | null>(null);
  const [begin, { isLoading: isBeginning }] = useBeginPasskeyMutation();
  const [add, { isLoading }] = useAddPasskeyMutation();

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (!name.trim()) return setProblem(t('secondFactor.nameRequired'));
    if (!browserSupportsWebAuthn()) return setProblem(t('secondFactor.passkey.unsupported'));
    const begun = await begin();
    if (begun.error) return setProblem(errorText(begun.error));
    try {
      const optionsJSON = begun.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const reply = await add({ name, credential: { ...(await startRegistration({ optionsJSON })) } });
      if (reply.error) setProblem(errorText(reply.error));
      else onEnrolled(reply.data);
    } catch (error) {
      setProblem(t(passkeyProblem(error)));
    }
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void create(event)}>
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      <TextField
        label={t('secondFactor.name')}
        hint={t('secondFactor.passkey.nameHint')}
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <Button type="submit" kind="primary" className="block" busy={isBeginning || isLoading}>
        {t('secondFactor.passkey.create')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </form>
  );
}
