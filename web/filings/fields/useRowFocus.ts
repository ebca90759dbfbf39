import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus among the rows of the field list. A row that becomes an editor, or changes back, keeps the focus; with
 * `startHere`, the focus starts at the row `first`; after a new reading, it returns to the list.
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
    // After a new reading, the row that had the focus can be elsewhere in the list.
    const lost = startHere && !finished.current && document.activeElement === document.body ? last.current : null;
    const target = wanted.current ?? lost;
    wanted.current = null;
    if (target !== null) focusOn(target);
  });
  // A person who went elsewhere on the screen, such as to another document, is not brought back to the row.
  useEffect(() => {
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || list.current?.contains(relatedTarget)) return;
      if (!relatedTarget.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) last.current = null;
    };
    const rows = list.current;
    rows?.addEventListener('focusout', left);
    return () => rows?.removeEventListener('focusout', left);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list appears; later the focus moves with the work
  useEffect(() => {
    if (startHere && first !== undefined) focusOn(first);
  }, [startHere]);

  return {
    list,
    focusOn,
    /** Focuses the row after the next rendering of the list. */
    focusNext: (key: string) => {
      wanted.current = key;
    },
    /** Applies the pending focus now, without another rendering. */
    focusAtOnce: () => {
      if (wanted.current) focusOn(wanted.current);
    },
    /** From now on, rendering a row again does not move the focus to it. */
    finish: () => {
      finished.current = true;
    },
    /** Records that the person works on the row. */
    noteChosen: (key: string) => {
      finished.current = false;
      last.current = key;
    },
  };
}
