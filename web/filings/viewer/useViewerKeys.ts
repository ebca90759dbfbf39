import type { KeyboardEvent } from 'react';
import type { DeskView } from './useDeskView.ts';
import { viewerKey } from './viewerKey.ts';
import { zoomStep } from './zoomStep.ts';

/** The keys of the document viewer; `total` is 0 for a document without pages. */
export function useViewerKeys(view: DeskView, total: number, openSearch: () => void) {
  const acts = {
    search: openSearch,
    zoomIn: () => view.zoomBy(zoomStep),
    zoomOut: () => view.zoomBy(1 / zoomStep),
    fit: () => view.zoomTo('width'),
    next: () => view.turnTo(Math.min(total, view.pageNow() + 1)),
    previous: () => view.turnTo(Math.max(1, view.pageNow() - 1)),
    first: () => view.turnTo(1),
    last: () => view.turnTo(total),
  };
  return (event: KeyboardEvent) => {
    const act = viewerKey(event);
    if (!act || (total === 0 && ['next', 'previous', 'first', 'last'].includes(act))) return;
    event.preventDefault();
    event.stopPropagation();
    acts[act]();
  };
}
