import { CircleCheck, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Need } from '#contract/dashboard';
import { dateInZone } from '#domain/days/dateInZone';
import { writeCount } from '#domain/text/writeCount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge, Status } from '#web/ui/Status.tsx';
import styles from './NeedsYou.module.css';
import { needLooks } from './needLooks.ts';
import { useDashboard } from './useDashboard.ts';

/**
 * The items that need the person's attention, by role: the most urgent of each type, with those that expire first at
 * the top.
 */
export function NeedsYou() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useDashboard();
  // Filings with uncertain fields also need review, and are counted there.
  const total = data?.counts.reduce((sum, { kind, count }) => sum + (kind === 'doubt' ? 0 : count), 0) ?? 0;
  return (
    <div className="before">
      <Panel
        title={t('dashboard.needs.heading')}
        padded={false}
        aside={
          total > 0 && (
            <Badge tone="gold" icon={Flag}>
              {t('dashboard.needs.total', { count: total })}
            </Badge>
          )
        }
        actions={total > 0 && <span className="muted small hide-phone">{t('dashboard.needs.sorted')}</span>}
      >
        {data && data.counts.length > 0 && (
          <div className={styles.needsCounts}>
            {data.counts.map(({ kind, count, href }) => (
              <Link key={kind} className="chip" to={href}>
                <b>{writeCount(count)}</b> {t(`dashboard.needs.counts.${kind}`, { count })}
              </Link>
            ))}
          </div>
        )}
        {data && total === 0 && (
          <EmptyState
            icon={CircleCheck}
            title={t('dashboard.needs.nothing')}
            text={t('dashboard.needs.nothingText', { moment: format.moment(data.as_of) })}
          />
        )}
        {!data && <p className="body muted">{t('dashboard.needs.unknown')}</p>}
        <ul className={styles.needs}>
          {data?.needs.map((need) => (
            <Line key={`${need.kind} ${need.id}`} need={need} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Line({ need }: { need: Need }) {
  const { t } = useTranslation();
  const { kind, title, body, href } = need;
  const { icon, tone } = needLooks[kind];
  const name = kind === 'component' ? t(`integrations.components.${title}.name`) : title;
  return (
    <li>
      <div>
        <Status tone={need.overdue ? 'bad' : tone} icon={icon}>
          {t(`dashboard.needs.kinds.${kind}`)}
        </Status>
      </div>
      <div>
        <b>{name}</b>
        <p>{kind === 'profile' ? t(`dashboard.needs.profile.${body}`) : body}</p>
      </div>
      <Due need={need} />
      <Link className={buttonClass({ dense: true })} to={href}>
        {t(`dashboard.needs.verbs.${kind}`)}
        <span className="vh">: {name}</span>
      </Link>
    </li>
  );
}

function Due({ need }: { need: Need }) {
  const format = useFormat();
  const { t } = useTranslation();
  const today = dateInZone(new Date(), useAppSelector((state) => state.user.court_time_zone) ?? 'UTC');
  const time = need.due ?? need.since;
  if (!time) return <div className={styles.due} />;
  return (
    <div className={styles.due}>
      <time dateTime={time}>{time.length === 10 ? format.day(time) : format.moment(time)}</time>
      <small> {t(`dashboard.needs.${dueWord(need, today)}`)}</small>
    </div>
  );
}

function dueWord({ kind, due, overdue }: Need, today: string): string {
  if (due === null) return 'since';
  if (overdue) return 'overdue';
  if (kind === 'hearing' || kind === 'hearing_request') return 'starts';
  // If nothing is on file by a party's deadline, the court does not call it overdue.
  return due.slice(0, 10) < today ? 'wasDue' : 'due';
}
