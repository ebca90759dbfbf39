import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { screenAfterG, shellActOf } from '#domain/navigation/keys';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { isTyping } from '#web/ui/isTyping.ts';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';

/** Within this many milliseconds after G, the next key opens a screen. */
const chordLasts = 1500;

/**
 * The single keys of every screen. They act neither in a text field nor behind a dialog, and can be turned off (WCAG
 * 2.1.4). They are handled before the keys of a screen, so that a key after G is not also one of them.
 */
export function ShellKeys({ onSearch, onSheet }: { onSearch: () => void; onSheet: () => void }) {
  const navigate = useNavigate();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [isOn] = useKeysSwitch();
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return undefined;
    const act = (event: KeyboardEvent): boolean => {
      if (event.altKey || event.repeat || isTyping(event.target)) return false;
      const asked = shellActOf({ key: event.key, control: event.ctrlKey || event.metaKey });
      if (event.timeStamp - since.current < chordLasts && event.key !== 'Shift') {
        since.current = Number.NEGATIVE_INFINITY;
        const screen = screenAfterG(event.key, capacity);
        if (screen) void navigate(`/${screen}`);
        return /^[a-z]$/i.test(event.key);
      }
      // A screen can use the key itself, as My day does to grant a motion.
      if (asked === 'go' && document.querySelector('[data-own-keys~="g"]')) return false;
      if (asked === 'go') since.current = event.timeStamp;
      else if (asked === 'search') onSearch();
      // The bench has its own sheet, with the keys of its decisions.
      else if (asked === 'sheet' && !document.querySelector('[data-frame="bench"]')) onSheet();
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || !act(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [onSearch, onSheet, navigate, capacity, isOn]);
  return null;
}
