import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/identity';
import type { SecondFactors } from '#contract/secondFactor';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';
import { usePasskeyCredential } from './usePasskeyCredential.ts';

type Props = {
  known: SecondFactors;
  /** The token of a sign-in that needs its second factor, if that is not this tab's session. */
  token?: string | undefined;
  /** Receives the session that replaces the one that needed its second factor; null if it was complete. */
  onDone: (session: Session | null) => void;
};

/** Asks for a passkey, a code from the authenticator app, or a recovery code. */
export function ConfirmSecondFactor({ known, token, onDone }: Props) {
  const { t } = useTranslation();
  const has = (kind: 'passkey' | 'authenticator') => known.methods.some((method) => method.kind === kind);
  const [withRecovery, setWithRecovery] = useState(false);
  return (
    <div className="stack">
      {withRecovery ? (
        <CodeForm key="recovery" kind="recovery_code" token={token} onDone={onDone} />
      ) : (
        <>
          {has('passkey') && <PasskeyPart token={token} onDone={onDone} />}
          {has('authenticator') && <CodeForm key="app" kind="authenticator" token={token} onDone={onDone} />}
        </>
      )}
      {known.recovery_codes_left > 0 && (
        <Button kind="quiet" onClick={() => setWithRecovery(!withRecovery)}>
          {t(withRecovery ? 'secondFactor.confirm.otherWays' : 'secondFactor.confirm.useRecovery')}
        </Button>
      )}
      <p className="muted small">{t('secondFactor.confirm.lost')}</p>
    </div>
  );
}

type PartProps = Omit<Props, 'known'>;

function PasskeyPart({ token, onDone }: PartProps) {
  const { t } = useTranslation();
  const { ask, problem, setProblem, isLoading: isBeginning } = usePasskeyCredential(token);
  const [confirm, { isLoading }] = useCall(secondFactorEndpoints.confirmSecondFactor);
  const use = async () => {
    const credential = await ask();
    if (!credential) return;
    const reply = await confirm({ with: 'passkey', credential }, { token });
    if (reply.error) setProblem(errorText(reply.error));
    else onDone(reply.data.session);
  };
  return (
    <div className="stack">
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      <Button kind="primary" className="block" busy={isBeginning || isLoading} onClick={() => void use()}>
        <KeyRound className="i" aria-hidden />
        {t('secondFactor.confirm.passkey')}
      </Button>
    </div>
  );
}

function CodeForm({ kind, token, onDone }: PartProps & { kind: 'authenticator' | 'recovery_code' }) {
  const { t } = useTranslation();
  const [confirm] = useCall(secondFactorEndpoints.confirmSecondFactor);
  const form = useContractForm(secondFactorEndpoints.confirmSecondFactor, {
    defaults: { code: '' },
    asksBeforeClosing: false,
    failsAt: 'code',
    check: ({ code }) => (code.trim() ? {} : { code: t('secondFactor.codeRequired') }),
    toInput: ({ code }) => ({ with: kind, code }),
    send: (confirmed) => confirm(confirmed, { token }),
    onSent: ({ session }) => onDone(session),
    onRefused: () => form.set({ code: '' }),
  });
  return (
    <form className="stack" {...form.props}>
      <TextField
        label={t(`secondFactor.confirm.${kind}.label`)}
        hint={t(`secondFactor.confirm.${kind}.hint`)}
        inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" className="block" busy={form.isSending}>
        {t(`secondFactor.confirm.${kind}.submit`)}
      </Button>
    </form>
  );
}
