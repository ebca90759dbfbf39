import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSession } from '#contract/identity';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { deviceOf } from './deviceOf.ts';
import { useListSessionsQuery, useRevokeOtherSessionsMutation, useRevokeSessionMutation } from './identityApi.ts';
import styles from './SessionList.module.css';

/** The person's open sessions, this device first, with buttons to end one of them or all others. */
export function SessionList() {
  const { t } = useTranslation();
  const { data, error } = useListSessionsQuery();
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const panel = useRef<HTMLElement>(null);
  const sessions = [...(data?.sessions ?? [])].sort((a, b) => Number(b.current) - Number(a.current));

  const end = async (id: string) => {
    const reply = await revoke({ id });
    if ('error' in reply) toast.error(errorText(reply.error));
    else {
      toast.success(reply.data.message);
      // The row and its button have disappeared.
      panel.current?.focus();
    }
  };

  return (
    <section className="panel" aria-label={t('sessions.heading')} ref={panel} tabIndex={-1}>
      <CallFailure className="body" error={error} />
      {!data && error === undefined && (
        <div className="body">
          <Skeleton lines={3} />
        </div>
      )}
      <ul className={styles.sessionList}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={isLoading} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers count={sessions.filter(({ current }) => !current).length} />}
    </section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const device = deviceOf(session.user_agent);
  const name = device ? t('sessions.device', device) : t('sessions.unknownBrowser');
  const seen = format.moment(session.last_seen_at);
  const Icon = device?.isPhone ? Smartphone : MonitorSmartphone;
  return (
    <li>
      <Icon className="i i-lg" aria-hidden />
      <div className={styles.sessionFacts}>
        <div className="strong">{name}</div>
        <div className="muted small">
          {t('sessions.facts', {
            address: session.address ?? t('sessions.unknownAddress'),
            since: format.moment(session.created_at),
            seen,
          })}
        </div>
      </div>
      {session.current ? (
        <span className="badge ok">{t('sessions.current')}</span>
      ) : (
        <Button kind="danger" dense disabled={busy} aria-label={t('sessions.endName', { name, seen })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [revoke, { isLoading }] = useRevokeOtherSessionsMutation();
  const send = async () => {
    const reply = await revoke();
    setAsking(false);
    if ('error' in reply) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className={styles.sessionEndAll}>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        busy={isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={t('sessions.endOthersTitle', { count })}
        confirmLabel={t('sessions.endOthers')}
      >
        <p>{t('sessions.endOthersText')}</p>
      </ConfirmDialog>
    </div>
  );
}
