import { useRef, useState } from 'react';
import type { AskedFix } from './AskedFix.ts';

/** The fix that is open, if any. Closing it gives the focus back to the button that opened it. */
export function useAskedFix() {
  const [asked, setAsked] = useState<AskedFix | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    asked,
    open(fix: AskedFix) {
      opener.current = document.activeElement;
      setAsked(fix);
    },
    close() {
      setAsked(null);
      // After a fix, its finding may be gone.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
