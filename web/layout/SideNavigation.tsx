import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#web/store.ts';
import { useShown } from '#web/ui/useInView.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { SessionClock } from './SessionClock.tsx';

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
