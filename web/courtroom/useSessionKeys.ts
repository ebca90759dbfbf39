import { useEffect, useState } from 'react';
import { isTyping } from '#web/ui/isTyping.ts';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';

/** The first key of a pair: the digit of a person, R for a ruling, or O for an outcome. */
export type Prefix = string | null;

export type SessionKeys = {
  /** Acts of single keys. */
  single: Partial<Record<string, (() => void) | undefined>>;
  /** The first keys of pairs, each with the acts of the second ones. */
  pairs: Partial<Record<string, Partial<Record<string, () => void>>>>;
};

/**
 * The keys of the session. They are handled before those of the shell, act neither in a text field nor behind a dialog,
 * and can be turned off. Returns the first key of a pair until the second one; Escape forgets it.
 */
export function useSessionKeys({ single, pairs }: SessionKeys): Prefix {
  const [isOn] = useKeysSwitch();
  const [prefix, setPrefix] = useState<Prefix>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const second = prefix === null ? undefined : pairs[prefix]?.[key];
      if (prefix !== null && (second || key === 'Escape')) {
        setPrefix(null);
        second?.();
      } else if (pairs[key]) setPrefix(key);
      else if (single[key]) {
        setPrefix(null);
        single[key]();
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn, prefix, single, pairs]);
  return isOn ? prefix : null;
}
