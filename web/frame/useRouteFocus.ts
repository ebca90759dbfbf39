import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';

/** A route's metadata: the catalog key of its title. */
export type RouteHandle = { title: string };

/**
 * After each change of route: the document takes the route's title, and the focus goes to the main area, so that
 * keyboard and screen reader begin where the new page begins. While the drawer covers it, it must wait.
 */
export function useRouteFocus(isCovered: boolean): RefObject<HTMLElement | null> {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const title = handle && t(handle.title);

  useEffect(() => {
    document.title = title ? t('layout.documentTitle', { title }) : t('layout.name');
  }, [title, t]);
  useEffect(() => {
    if (isCovered || shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, isCovered]);
  return main;
}
