import { useEffect } from 'react';
import type { DeskView } from './useDeskView.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

/** Scrolls to the selected value's words, or to the current search result, after the document is laid out. */
export function useShownPlace(desk: DeskView['desk'], isReady: boolean, marked: MarkedFields, search: Search): void {
  const { selected, key, place } = marked;
  // Only a different selection scrolls the document; the same value in the server's next response does not.
  const evidence = selected?.evidence[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isReady && evidence) desk.current?.show(evidence);
  }, [key, place, isReady]);
  useEffect(() => {
    if (isReady && search.hit) desk.current?.show(search.hit.evidence);
  }, [desk, search.hit, isReady]);
}
