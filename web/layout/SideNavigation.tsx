import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/identity/capacityOf.ts';
import { type QueueQuery, useListReviewQueueQuery } from '#web/review/reviewApi.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import styles from './frame.module.css';
import { drawerChanged } from './navigationSlice.ts';
import { SessionClock } from './SessionClock.tsx';
import { navigationItems, type TabKey, tabOf } from './tabs.ts';

/** On a phone, the drawer closes 100 ms after a choice. */
const closesAfter = 100;

const everythingWaiting: QueueQuery = { page: 1, state: 'waiting', claim: 'all', sort: 'priority', q: '' };
const countsEveryMs = 60_000;

/** The side navigation: a column, a rail on middling widths, a drawer on a phone. */
export function SideNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => state.user.role !== null);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { data: queue } = useListReviewQueueQuery(everythingWaiting, {
    skip: !may(capacity, 'filings:review'),
    pollingInterval: countsEveryMs,
    skipPollingIfUnfocused: true,
  });
  if (!isSignedIn) return null;
  const items = navigationItems(capacity);
  const current = tabOf(pathname, items);
  const counts: Partial<Record<TabKey, number | undefined>> = { review: queue?.waiting };

  return (
    <nav className={`${styles.side} chrome`} id="side-navigation" aria-label={t('layout.navigation')}>
      {items.map(({ key, icon: Icon }) => (
        <Link
          key={key}
          to={`/${key}`}
          title={t(`layout.tabs.${key}`)}
          aria-current={key === current ? 'page' : undefined}
          onClick={() => setTimeout(() => dispatch(drawerChanged(false)), closesAfter)}
        >
          <Icon className="i i-lg" aria-hidden />
          <span>{t(`layout.tabs.${key}`)}</span>
          {counts[key] ? (
            <b className={styles.sideCount} aria-hidden>
              {counts[key]}
            </b>
          ) : null}
          {counts[key] ? <span className="vh">{t('layout.waiting', { count: counts[key] })}</span> : null}
        </Link>
      ))}
      <SessionClock />
    </nav>
  );
}
