import { type RefObject, useEffect, useState } from 'react';
import type { usePaneWidths } from './usePaneWidths.ts';

type Widths = Pick<ReturnType<typeof usePaneWidths>, 'queueOpen' | 'setQueueOpen'>;

/** The queue next to the open filing: a pane on a wide screen, a drawer over the filing on a narrow one. */
export function useQueueDrawer(bench: RefObject<HTMLElement | null>, widths: Widths) {
  const [drawer, setDrawer] = useState(false);
  const narrow = window.matchMedia('(max-width: 1279px)').matches;
  // The drawer takes the focus and returns it when Escape closes it.
  useEffect(() => {
    if (!drawer) return;
    bench.current?.querySelector<HTMLElement>('[data-queue-item][aria-current], [data-queue-item]')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setDrawer(false);
      bench.current?.querySelector<HTMLElement>('[data-queue-toggle]')?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [bench, drawer]);
  return {
    drawer,
    closeDrawer: () => setDrawer(false),
    isOpen: narrow ? drawer : widths.queueOpen,
    toggle: () => (narrow ? setDrawer(!drawer) : widths.setQueueOpen(!widths.queueOpen)),
  };
}

export type QueueDrawer = ReturnType<typeof useQueueDrawer>;
