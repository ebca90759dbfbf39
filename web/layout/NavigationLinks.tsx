import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type ScreenKey, screenGroupsOf } from '#domain/navigation/screens';
import { screenName } from '#web/frame/screenName.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { drawerChanged } from './navigationSlice.ts';
import { screenIcons, tabOf } from './tabs.ts';

/** On a phone, the drawer closes 100 ms after a choice. */
const closesAfter = 100;

/** Fetched after the links are shown. */
const WorkCount = lazily(async () => (await import('./WorkCount.tsx')).WorkCount, null);

const MembersLink = lazily(async () => (await import('./MembersLink.tsx')).MembersLink, null);

/** The links of the side navigation, in the groups of the person's role. */
export function NavigationLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const groups = screenGroupsOf(capacity);
  const screens = capacity === 'clerk' ? [...groups.flat(), 'judge-dashboard' as const] : groups.flat();
  const current = pathname === '/firm' ? 'firm' : tabOf(pathname, screens);
  const link = (key: ScreenKey) => {
    const Icon = screenIcons[key];
    const name = screenName(t, key, capacity);
    return (
      <Link
        key={key}
        to={`/${key}`}
        title={name}
        aria-current={key === current ? 'page' : undefined}
        onClick={() => setTimeout(() => dispatch(drawerChanged(false)), closesAfter)}
      >
        <Icon className="i i-lg" aria-hidden />
        <span>{name}</span>
        <WorkCount screen={key} />
      </Link>
    );
  };
  return groups.map((keys, place) => (
    <Fragment key={keys[0]}>
      {place > 0 && <hr />}
      {keys.map((key) => link(key))}
      {place === 1 && capacity === 'self_represented' && <MembersLink of="firm">{link('firm')}</MembersLink>}
      {place === 0 && capacity === 'clerk' && <MembersLink of="chambers">{link('judge-dashboard')}</MembersLink>}
    </Fragment>
  ));
}
