import { useSyncExternalStore } from 'react';

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
