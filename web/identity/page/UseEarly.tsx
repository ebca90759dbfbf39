import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Early, replayEarly, takeEarly } from './early.ts';

/**
 * Replays what the person did on the page before its script ran: the input is entered into the forms, and the last
 * pressed button is pressed again.
 */
export function UseEarly() {
  const early = useRef<Early>(null);
  // Before any other effect, which could render a field with the form's stored value.
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
