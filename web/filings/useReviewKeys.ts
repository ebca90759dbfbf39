import { useLayoutEffect } from 'react';

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
