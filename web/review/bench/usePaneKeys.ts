import { type RefObject, useEffect } from 'react';

const parts = [
  '[data-queue-item][aria-current], [data-queue-item]',
  '.docpane .desk',
  '.inspect [data-row-line][tabindex="0"], .inspect input',
];
const places = ['[data-queue-pane]', '.docpane', '.inspect'];

/** F6 moves from pane to pane, Shift+F6 back, as in other programs with panes. */
export function usePaneKeys(bench: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      const here = places.findIndex((place) => document.activeElement?.closest(place));
      for (let step = 1; step <= places.length; step += 1) {
        const pane = (here + (event.shiftKey ? -step : step) + 2 * places.length) % places.length;
        const target = bench.current?.querySelector<HTMLElement>(parts[pane]!);
        if (target && target.offsetParent !== null) return target.focus();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [bench]);
}
