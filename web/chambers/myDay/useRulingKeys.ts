import { useEffect } from 'react';
import { isTyping } from '#web/ui/isTyping.ts';

type Keys = { onMove: (by: 1 | -1) => void; onRule: (key: string) => boolean };

/**
 * The keys of My day: J and K choose a motion, and the key of a disposition opens the ruling on it. They come before the
 * keys of the shell: where a motion can be granted, G grants it and does not begin a chord.
 */
export function useRulingKeys({ onMove, onRule }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'j' || event.key === 'ArrowDown') onMove(1);
      else if (key === 'k' || event.key === 'ArrowUp') onMove(-1);
      else if (!onRule(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [onMove, onRule]);
}
