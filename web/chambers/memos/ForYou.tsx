import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { useReadChambersQueueQuery } from './memosApi.ts';
import { memoTones } from './memoTones.ts';

const usualMs = 60_000;

/** What needs the person in chambers: memos, and orders that are ready for the judge or were returned. */
export function ForYou() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useReadChambersQueueQuery(undefined, { pollingInterval: usualMs, refetchOnFocus: true });
  const { memos = [], orders = [] } = data ?? {};
  return (
    <Panel title={t('chambers.forYou.heading')} aside={<CountBadge count={memos.length + orders.length} />}>
      <CallFailure error={error} />
      {data && memos.length + orders.length === 0 && <p className="muted">{t('chambers.forYou.nothing')}</p>}
      <ul className="stack">
        {memos.map(({ id, title, case_number, changed_by, changed_at, state, return_note }) => (
          <li key={id}>
            <Link to={`/judge-dashboard/memos/${id}`}>{t('chambers.memos.of', { title })}</Link>{' '}
            <Badge tone={memoTones[state]}>{t(`chambers.memos.state.${state}`)}</Badge>{' '}
            <span className="muted small">
              {t('chambers.forYou.line', { number: case_number, name: changed_by, at: format.moment(changed_at) })}
            </span>
            {state === 'returned' && return_note && <span className="small">{` ${return_note}`}</span>}
          </li>
        ))}
        {orders.map(({ id, title, case_number, changed_by, changed_at, state, return_note }) => (
          <li key={id}>
            <Link to={`/orders/${id}`}>{title}</Link>{' '}
            <Badge tone={state === 'for_signature' ? 'info' : 'warn'}>
              {t(state === 'for_signature' ? 'chambers.memos.state.ready' : 'chambers.memos.state.returned')}
            </Badge>{' '}
            <span className="muted small">
              {t('chambers.forYou.line', { number: case_number, name: changed_by, at: format.moment(changed_at) })}
            </span>
            {return_note && <span className="small">{` ${return_note}`}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
