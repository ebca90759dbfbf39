import { useMemo } from 'react';
import type { DeskMarking } from './DeskHandle.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

/** The highlights of the desk; the same object until they change, so that unchanged pages are not rendered again. */
export function useDeskMarking({ key, place, hovered, goTo, hover }: MarkedFields, { current }: Search): DeskMarking {
  const highlight = useMemo(
    () => ({ selected: key, shown: key === null ? null : `${key} ${place}`, hovered, currentHit: current }),
    [key, place, hovered, current],
  );
  return { highlight, onSelect: goTo, onHover: hover };
}
