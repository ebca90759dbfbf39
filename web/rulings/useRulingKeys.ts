import { useEffect } from 'react';
import { isTyping } from '#web/ui/isTyping.ts';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';

type Keys = { isOpen: boolean; onMove?: (by: 1 | -1) => void; onRule: (key: string) => boolean };

/**
 * The keys of My day: J and K choose a motion, and the key of a disposition opens the ruling on it. The chosen motion
 * names its keys (`data-own-keys`), so that G grants it and does not begin a chord of the shell. They can be turned off,
 * and do not act while a ruling is open.
 */
export function useRulingKeys({ isOpen, onMove, onRule }: Keys): void {
  const [isOn] = useKeysSwitch();
  useEffect(() => {
    if (!isOn || isOpen) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (onMove && (key === 'j' || event.key === 'ArrowDown')) onMove(1);
      else if (onMove && (key === 'k' || event.key === 'ArrowUp')) onMove(-1);
      else if (!onRule(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn, isOpen, onMove, onRule]);
}
