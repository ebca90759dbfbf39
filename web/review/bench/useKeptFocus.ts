import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus on the bench: when the element that has it is removed (a notice that expires, a button that is no
 * longer offered), the focus returns to the element that had it before, or to the filing's name.
 */
export function useKeptFocus(bench: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const look = () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      if (last?.isConnected && last.offsetParent !== null) last.focus({ preventScroll: true });
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    };
    const came = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && bench.current?.contains(event.target)) last = event.target;
    };
    // A removed element takes the focus with it and fires no event. While a dialog is open the rest of the page is inert
    // and cannot take the focus, so the end of that is watched too.
    const removed = new MutationObserver(look);
    removed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] });
    document.addEventListener('focusin', came);
    return () => {
      removed.disconnect();
      document.removeEventListener('focusin', came);
    };
  }, [bench, fallback]);
}
