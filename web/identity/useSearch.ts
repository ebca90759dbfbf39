import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The query of the page's address. It is empty while the page is prerendered. */
export function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}
