import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';

/** A route's metadata: the catalog key of its title. */
export type RouteHandle = { title: string };

/**
 * After each change of route, sets the document title and moves the focus to the main area, so that keyboard and screen
 * reader start at the new page. While the drawer covers the main area, the focus waits. A search that was opened while
 * the page was on its way keeps the focus, because it is being typed into.
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
    if (document.activeElement?.matches('[type=search]') && !main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, isCovered]);
  return main;
}
