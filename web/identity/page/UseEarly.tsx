import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Early, replayEarly, takeEarly } from './early.ts';

/**
 * Carries out what the person did on the page before its script ran: what was typed goes into the forms, and the last
 * button that was pressed is pressed again.
 */
export function UseEarly() {
  const early = useRef<Early>(null);
  // Before any other effect, which could render a field with what the form knows.
  useLayoutEffect(() => {
    early.current ??= takeEarly(document, window);
  }, []);
  useEffect(() => {
    const one = early.current;
    early.current = null;
    if (one) replayEarly(one);
  }, []);
  return null;
}
