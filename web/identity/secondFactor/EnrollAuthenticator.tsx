import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useCall, useReply } from '#web/calls/useCall.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './EnrollAuthenticator.module.css';
import type { EnrolledReply } from './EnrolledReply.ts';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';

type Props = { onBack: () => void; onEnrolled: (reply: EnrolledReply) => void };

/** Shows the QR code of an authenticator app's secret, and accepts the first code that the app shows. */
export function EnrollAuthenticator({ onBack, onEnrolled }: Props) {
  const { t } = useTranslation();
  const { data, error } = useReply(secondFactorEndpoints.beginAuthenticator, {});
  return (
    <div className="stack">
      <CallFailure error={error} />
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
  const [add] = useCall(secondFactorEndpoints.addAuthenticator);
  const form = useContractForm(secondFactorEndpoints.addAuthenticator, {
    defaults: { code: '', name: t('secondFactor.authenticator.usualName') },
    asksBeforeClosing: false,
    failsAt: 'code',
    check: ({ code }) => (code.trim() ? {} : { code: t('secondFactor.codeRequired') }),
    toInput: (values) => ({ ...values, id }),
    send: add,
    onSent: onEnrolled,
  });
  return (
    <form className="stack" {...form.props}>
      <TextField
        label={t('secondFactor.authenticator.code')}
        hint={t('secondFactor.authenticator.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <TextField label={t('secondFactor.name')} maxLength={60} {...form.field('name')} />
      <Button type="submit" kind="primary" className="block" busy={form.isSending}>
        {t('secondFactor.authenticator.submit')}
      </Button>
    </form>
  );
}
