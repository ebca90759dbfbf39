import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/errorText.ts';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { toast } from '#web/ui/toast.ts';
import { useListSessionsQuery, useRevokeSessionMutation } from './identityApi.ts';

/** Where one is signed in, and the way to end any of it. */
export function SessionList() {
  const { t } = useTranslation();
  const { data, error } = useListSessionsQuery();
  const [revoke, { isLoading }] = useRevokeSessionMutation();

  const end = async (id: string) => {
    const reply = await revoke(id);
    if ('error' in reply) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };

  return (
    <section className="panel" aria-label={t('sessions.heading')}>
      {error !== undefined && (
        <p className="body" role="alert">
          {errorText(error)}
        </p>
      )}
      {!data && error === undefined && <p className="body muted">{t('common.loading')}</p>}
      {data?.sessions.map((session) => (
        <div className="doc-row" key={session.id}>
          <MonitorSmartphone className="i i-lg" aria-hidden />
          <div className="grow">
            <div className="strong clip">{session.user_agent ?? t('sessions.unknownBrowser')}</div>
            <div className="muted small">
              {t('sessions.facts', {
                address: session.address ?? t('sessions.unknownAddress'),
                since: formatMoment(session.created_at),
                seen: formatMoment(session.last_seen_at),
              })}
            </div>
          </div>
          {session.current ? (
            <span className="badge ok">{t('sessions.current')}</span>
          ) : (
            <button
              type="button"
              className="btn danger dense"
              disabled={isLoading}
              onClick={() => void end(session.id)}
            >
              {t('sessions.end')}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
