import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './EnrollAuthenticator.module.css';
import type { EnrolledReply } from './EnrolledReply.ts';
import { useAddAuthenticatorMutation, useBeginAuthenticatorMutation } from './secondFactorApi.ts';

type Props = { onBack: () => void; onEnrolled: (reply: EnrolledReply) => void };

/** Shows the QR code of an authenticator app's secret, and takes the first code that the app shows. */
export function EnrollAuthenticator({ onBack, onEnrolled }: Props) {
  const { t } = useTranslation();
  const [begin, { data, error }] = useBeginAuthenticatorMutation();
  useEffect(() => {
    void begin();
  }, [begin]);
  return (
    <div className="stack">
      {error !== undefined && (
        <div role="alert">
          <Note tone="warn">{errorText(error)}</Note>
        </div>
      )}
      {!data && error === undefined && <Skeleton lines={6} />}
      {data && (
        <>
          <p>{t('secondFactor.authenticator.scan')}</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${data.qr.size} ${data.qr.size}`}
            role="img"
            aria-label={t('secondFactor.authenticator.qr')}
          >
            <rect className={styles.qrGround} width={data.qr.size} height={data.qr.size} />
            <path className={styles.qrDark} d={data.qr.path} />
          </svg>
          <p className="muted small">{t('secondFactor.authenticator.byHand')}</p>
          <p className="row wrap">
            <code className={styles.totpSecret}>{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={data.secret} label={t('secondFactor.authenticator.secret')} />
          </p>
          <FirstCode id={data.id} onEnrolled={onEnrolled} />
        </>
      )}
      <Button kind="quiet" onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </div>
  );
}

function FirstCode({ id, onEnrolled }: { id: string; onEnrolled: Props['onEnrolled'] }) {
  const { t } = useTranslation();
  const [name, setName] = useState(t('secondFactor.authenticator.usualName'));
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [add, { isLoading }] = useAddAuthenticatorMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return setProblems({ code: t('secondFactor.codeRequired') });
    const reply = await add({ id, name, code });
    if (!reply.error) return onEnrolled(reply.data);
    const found = fieldProblems(reply.error as CallError);
    setProblems(Object.keys(found).length > 0 ? found : { code: errorText(reply.error) });
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('secondFactor.authenticator.code')}
        hint={t('secondFactor.authenticator.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        problem={problems.code}
        onChange={(value) => {
          setCode(value);
          setProblems({});
        }}
      />
      <TextField
        label={t('secondFactor.name')}
        maxLength={60}
        value={name}
        problem={problems.name}
        onChange={setName}
      />
      <Button type="submit" kind="primary" className="block" busy={isLoading}>
        {t('secondFactor.authenticator.submit')}
      </Button>
    </form>
  );
}
