import { type RefObject, useEffect } from 'react';

/**
 * The focus is never lost: when what had it goes away (a notice that ends, a button that is no more offered), it comes
 * back to where the work was, else to the filing's name.
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
    // A removed element takes the focus along without a word, so that its going has to be seen.
    const removed = new MutationObserver(look);
    removed.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', came);
    return () => {
      removed.disconnect();
      document.removeEventListener('focusin', came);
    };
  }, [bench, fallback]);
}
