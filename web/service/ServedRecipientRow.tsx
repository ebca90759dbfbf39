import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServedRecipient, Service } from '#contract/service';
import { writeMoment } from '#domain/settings/writeMoment';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { SendAgainDialog } from './SendAgainDialog.tsx';
import { ServeOtherwiseDialog } from './ServeOtherwiseDialog.tsx';
import styles from './service.module.css';
import { useRevokeServiceLinkMutation } from './serviceApi.ts';

type Props = {
  filingId: string;
  service: Service;
  recipient: ServedRecipient;
};

const tones: Record<ServedRecipient['state'], Tone> = {
  waiting: 'none',
  pending: 'info',
  sent: 'ok',
  failed: 'bad',
  undeliverable: 'bad',
  by_filer: 'warn',
  not_served: 'none',
};

/** One recipient of a filing: the state of the service, and what the filer can do about it. */
export function ServedRecipientRow({ filingId, service, recipient }: Props) {
  const { t } = useTranslation();
  const { name, parties, ground, method, address, state, failure, mail_reply, served_on } = recipient;
  const isDone = state === 'by_filer' && served_on !== null;
  const about = ground === 'courtesy' ? t('service.courtesyCopy') : parties.join('; ');
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Status tone={isDone ? 'ok' : tones[state]}>{t(`service.state.${isDone ? 'by_filer_done' : state}`)}</Status>
      </div>
      <p className="tiny muted">
        {[about, state !== 'undeliverable' && t(`participants.methodName.${method}`), address]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Times service={service} recipient={recipient} />
      {failure && (
        <p className="tiny">
          {t(`service.failure.${failure}`)} {mail_reply && t('service.mailReply', { reply: mail_reply })}
        </p>
      )}
      {service.can_change && <Actions filingId={filingId} recipient={recipient} />}
    </li>
  );
}

function Times({ service: { time_zone }, recipient: { served_at, served_on, opened_at } }: Omit<Props, 'filingId'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const preferences = usePreferences();
  const write = (at: string) => writeMoment(new Date(at), preferences, time_zone);
  const lines = [
    served_at && t('service.servedAt', { when: write(served_at) }),
    served_on && t('service.servedOnDay', { day: format.day(served_on) }),
    opened_at && t('service.openedAt', { when: write(opened_at) }),
  ].filter(Boolean);
  return lines.length > 0 && <p className="tiny">{lines.join(' ')}</p>;
}

type Opened = 'otherwise' | 'again' | 'revoke' | null;

function Actions({ filingId, recipient }: Omit<Props, 'service'>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  const [revoke, { isLoading }] = useRevokeServiceLinkMutation();
  const { id: recipient_id, version, name, state, has_link } = recipient;
  const close = () => setOpened(null);
  const canRecord = ['by_filer', 'failed', 'undeliverable', 'not_served'].includes(state);
  if (!canRecord && !has_link) return null;
  const revokeNow = async () => {
    const reply = await revoke({ id: filingId, recipient_id, version });
    close();
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  const button = (which: NonNullable<Opened>) => (
    <Button kind="quiet" dense onClick={() => setOpened(which)} aria-label={t(`service.action.${which}Of`, { name })}>
      {t(`service.action.${which}`)}
    </Button>
  );
  return (
    <div className="row wrap">
      {canRecord && button('otherwise')}
      {state === 'failed' && button('again')}
      {has_link && button('revoke')}
      {opened === 'otherwise' && <ServeOtherwiseDialog filingId={filingId} recipient={recipient} onClose={close} />}
      {opened === 'again' && <SendAgainDialog filingId={filingId} recipient={recipient} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'revoke'}
        busy={isLoading}
        title={t('service.revokeTitle')}
        confirmLabel={t('service.action.revoke')}
        onConfirm={() => void revokeNow()}
        onClose={close}
      >
        <p>{t('service.revokeText', { name })}</p>
      </ConfirmDialog>
    </div>
  );
}
