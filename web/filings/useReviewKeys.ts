import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The key for each of the clerk's actions. */
export const reviewKeys = {
  accepted: 'A',
  returned: 'R',
  rejected: 'J',
  deficient: 'D',
  next: 'N',
  previous: 'P',
  claim: 'H',
  section: 'S',
  skip: 'X',
  leave: 'L',
  undo: 'U',
  reanalyze: 'Y',
  nextDocument: '.',
  previousDocument: ',',
  mark: 'M',
  sheet: '?',
} as const;
export type ReviewAct = keyof typeof reviewKeys;

const kept = 'assize-review-keys';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether single keys are active. People who use dictation or have a tremor can turn them off (WCAG 2.1.4); stored in
 * this browser.
 */
export function useKeysSwitch(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => localStorage.getItem(kept) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(kept, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  ];
}

/** Runs the action of a single key, unless the person is typing or a dialog is open. */
export function useReviewKeys(on: boolean, actions: Partial<Record<ReviewAct, (() => void) | undefined>>): void {
  // A key works from the moment its button appears.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = (Object.keys(reviewKeys) as ReviewAct[]).find((one) => reviewKeys[one] === event.key.toUpperCase());
      const action = act && actions[act];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, actions]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
