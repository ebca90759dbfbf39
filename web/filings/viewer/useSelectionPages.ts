import { type RefObject, useEffect, useState } from 'react';
import { pagesOfSelection } from './readSelection.ts';

const none: readonly number[] = [];

/** The pages in which a text selection starts or ends: they stay rendered while they are out of view. */
export function useSelectionPages(desk: RefObject<HTMLElement | null>): readonly number[] {
  const [kept, setKept] = useState(none);
  useEffect(() => {
    const onSelection = () => {
      const held = pagesOfSelection(desk.current);
      setKept((old) => (old.length === 0 && held.length === 0 ? old : held));
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [desk]);
  return kept;
}
