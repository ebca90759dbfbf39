import { type RefObject, useEffect } from 'react';

/** What opens over the page and closes again. */
const overlays = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus: when the element that has it is removed (a menu that closes, a notice that expires, a button that is
 * no longer offered), the focus returns to the element of the page that had it before, such as the menu's button, or to
 * the one on the bench, or to the filing's name.
 */
export function useKeptFocus(bench: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let lastOnBench: HTMLElement | null = null;
    const look = () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      for (const one of [last, lastOnBench, fallback.current])
        if (document.activeElement === document.body && one?.isConnected && one.offsetParent !== null)
          one.focus({ preventScroll: true });
    };
    const came = (event: FocusEvent) => {
      if (!(event.target instanceof HTMLElement) || event.target.closest(overlays)) return;
      last = event.target;
      if (bench.current?.contains(last)) lastOnBench = last;
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
