import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#web/calls/CallError.ts';
import { useCall } from '#web/calls/useCall.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { deviceOf } from '../deviceOf.ts';
import type { EnrolledReply } from './EnrolledReply.ts';
import { passkeyProblem } from './passkeyProblem.ts';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';

type Props = { onBack: () => void; onEnrolled: (reply: EnrolledReply) => void };

/** Creates a passkey in the browser, with a name that its owner chooses. */
export function EnrollPasskey({ onBack, onEnrolled }: Props) {
  const { t } = useTranslation();
  const [begin] = useCall(secondFactorEndpoints.beginPasskey);
  const [add] = useCall(secondFactorEndpoints.addPasskey);
  const form = useForm({
    defaults: { name: deviceOf(navigator.userAgent)?.system ?? t('secondFactor.passkey.usualName') },
    send: async ({ name }) => {
      if (!name.trim()) return failed(t('secondFactor.nameRequired'));
      const webAuthn = await import('@simplewebauthn/browser').catch(() => null);
      if (!webAuthn) return { error: { status: 0, error: '' } };
      if (!webAuthn.browserSupportsWebAuthn()) return failed(t('secondFactor.passkey.unsupported'));
      const begun = await begin({});
      if (begun.error) return begun;
      try {
        const optionsJSON = begun.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
        const reply = await add({ name, credential: { ...(await webAuthn.startRegistration({ optionsJSON })) } });
        if (reply.data) onEnrolled(reply.data);
        return reply;
      } catch (error) {
        return failed(t(passkeyProblem(error)));
      }
    },
  });

  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        label={t('secondFactor.name')}
        hint={t('secondFactor.passkey.nameHint')}
        maxLength={60}
        {...form.field('name')}
      />
      <Button type="submit" kind="primary" className="block" busy={form.isSending}>
        {t('secondFactor.passkey.create')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </form>
  );
}

/** Why the browser created no passkey, in the form of a refusal from the server. */
const failed = (error: string) => ({ error: { status: 400, error } satisfies CallError });
