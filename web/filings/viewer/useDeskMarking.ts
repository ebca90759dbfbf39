import { useMemo } from 'react';
import type { DeskMarking } from './DeskHandle.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

/** What the desk highlights; the same object until it changes, so that pages without changes are not drawn again. */
export function useDeskMarking({ key, place, hovered, goTo, hover }: MarkedFields, { current }: Search): DeskMarking {
  const highlight = useMemo(
    () => ({ selected: key, shown: key === null ? null : `${key} ${place}`, hovered, currentHit: current }),
    [key, place, hovered, current],
  );
  return { highlight, onSelect: goTo, onHover: hover };
}
