import { type RefObject, useEffect } from 'react';

/** Elements that open over the page and close again. */
const overlays = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus: when the focused element is removed (a menu closes, a notice expires, a button is no longer
 * offered), the focus returns to the element that had it before, such as the menu's button, to the bench, or to the
 * filing's name.
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
    // A removed element loses the focus without an event. While a dialog is open, the rest of the page is inert and
    // cannot receive the focus, so the end of that state is observed too.
    const removed = new MutationObserver(look);
    removed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] });
    document.addEventListener('focusin', came);
    return () => {
      removed.disconnect();
      document.removeEventListener('focusin', came);
    };
  }, [bench, fallback]);
}
