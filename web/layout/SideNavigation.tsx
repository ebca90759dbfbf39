import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useShown } from '#web/ui/useInView.ts';
import { drawerChanged } from './navigationSlice.ts';
import { SessionClock } from './SessionClock.tsx';
import { navigationItems, tabOf } from './tabs.ts';

/** On a phone, the drawer closes 100 ms after a choice. */
const closesAfter = 100;

/** Fetched only for clerks and administrators, together with the review contract. */
const QueueCount = lazily(async () => (await import('./QueueCount.tsx')).QueueCount, null);

/** The side navigation: a column, a rail on medium widths, a drawer on a phone, whose links are rendered once it opens. */
export function SideNavigation() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.user.role !== null);
  const isDrawerOpen = useAppSelector((state) => state.navigation.drawerOpen);
  const navigation = useRef<HTMLElement>(null);
  const isShown = useShown(navigation);
  if (!isSignedIn) return null;
  return (
    <nav className="frame-side chrome" id="side-navigation" aria-label={t('layout.navigation')} ref={navigation}>
      {(isShown || isDrawerOpen) && (
        <>
          <NavigationLinks />
          <SessionClock />
        </>
      )}
    </nav>
  );
}

function NavigationLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const items = navigationItems(capacity);
  const current = tabOf(pathname, items);
  return items.map(({ key, icon: Icon }) => (
    <Link
      key={key}
      to={`/${key}`}
      title={t(`layout.tabs.${key}`)}
      aria-current={key === current ? 'page' : undefined}
      onClick={() => setTimeout(() => dispatch(drawerChanged(false)), closesAfter)}
    >
      <Icon className="i i-lg" aria-hidden />
      <span>{t(`layout.tabs.${key}`)}</span>
      {key === 'review' && may(capacity, 'filings:review') && <QueueCount />}
    </Link>
  ));
}
