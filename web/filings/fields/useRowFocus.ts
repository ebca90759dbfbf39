import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus among the rows of the field list. A row that turns into its editor, or back, takes the focus along; with
 * `startHere` the work begins at the row `first`, and the focus returns to the list after a new reading.
 */
export function useRowFocus(startHere: boolean, first: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const wanted = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const finished = useRef(false);
  const focusOn = (key: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
    row?.querySelector<HTMLElement>('[data-row-line], .input, .area')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  useLayoutEffect(() => {
    // After a new reading, the row that had the focus may be elsewhere in the list.
    const lost = startHere && !finished.current && document.activeElement === document.body ? last.current : null;
    const target = wanted.current ?? lost;
    wanted.current = null;
    if (target !== null) focusOn(target);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list appears; later the focus moves with the work
  useEffect(() => {
    if (startHere && first !== undefined) focusOn(first);
  }, [startHere]);

  return {
    list,
    focusOn,
    /** Focuses the row once the list is drawn again. */
    focusNext: (key: string) => {
      wanted.current = key;
    },
    /** Focuses now what was to be focused next: nothing is drawn again. */
    focusAtOnce: () => {
      if (wanted.current) focusOn(wanted.current);
    },
    /** From now on, a row that is drawn again does not take the focus back. */
    finish: () => {
      finished.current = true;
    },
    /** A person works on the row. */
    noteChosen: (key: string) => {
      finished.current = false;
      last.current = key;
    },
  };
}
