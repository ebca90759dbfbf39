import { useEffect, useRef } from 'react';
import { isTyping } from '#web/ui/isTyping.ts';

export type BinderActs = Record<
  'nextDocument' | 'previousDocument' | 'nextHearing' | 'previousHearing' | 'highlight' | 'note' | 'double' | 'jump',
  () => void
>;

const keys: Record<string, keyof BinderActs> = {
  '.': 'nextDocument',
  ',': 'previousDocument',
  '>': 'nextHearing',
  '<': 'previousHearing',
  h: 'highlight',
  n: 'note',
  s: 'double',
  g: 'jump',
};

/** The keys of a binder, which act anywhere on its screen while no one is typing. */
export function useBinderKeys(acts: BinderActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const name = keys[event.key];
      if (!name) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
}
