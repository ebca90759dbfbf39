import { useEffect } from 'react';

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** Parts of a screen with a name, which a screen reader announces. */
const parts = 'section[aria-labelledby], section[aria-label], [role="tabpanel"], main';

/**
 * Keeps the focus near its place: when the focused element of the screen is removed, as a button is after its act, the
 * focus moves to the smallest part of the screen around it that remains.
 */
export function useFocusNearby(): void {
  useEffect(() => {
    let places: HTMLElement[] = [];
    const came = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) places = placesOf(target);
    };
    // Who clicks on the page itself gives up the focus.
    const left = ({ target }: PointerEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) places = [];
    };
    const look = () => {
      if (document.activeElement !== document.body || document.querySelector(dialogs)) return;
      const nearest = places.find((one) => one.isConnected && !one.matches(':disabled'));
      if (!nearest) return;
      if (nearest !== places[0]) nearest.tabIndex = -1;
      nearest.focus({ preventScroll: true });
    };
    // A removed element loses the focus without an event. While a dialog is open, the rest of the page is inert.
    const removed = new MutationObserver(look);
    removed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] });
    document.addEventListener('focusin', came);
    document.addEventListener('pointerdown', left);
    return () => {
      removed.disconnect();
      document.removeEventListener('focusin', came);
      document.removeEventListener('pointerdown', left);
    };
  }, []);
}

/** The element and the parts of the screen around it, the smallest first. */
function placesOf(focused: HTMLElement): HTMLElement[] {
  const places = [focused];
  let part = focused.parentElement?.closest<HTMLElement>(parts) ?? null;
  while (part) {
    places.push(part);
    part = part.parentElement?.closest<HTMLElement>(parts) ?? null;
  }
  return places;
}
