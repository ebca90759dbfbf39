import { useCallback, useState } from 'react';
import type { ExtractedField } from '#contract/extractedFields';
import type { ViewerSelection } from './DocumentViewerProps.ts';
import { fieldKey } from './fieldKey.ts';

const nothing: ViewerSelection = { fields: [], selected: null };

/** The viewer's selection: the part that its owner controls, and the part that is stored here. */
export function useMarkedFields(selection: ViewerSelection = nothing) {
  const { fields, selected, onPlace, onSelect, onHover } = selection;
  const [own, setOwn] = useState<{ key: string | null; place: number }>({ key: null, place: 0 });
  const [ownHover, setOwnHover] = useState<ExtractedField | null>(null);
  const key = selected ? fieldKey(selected) : null;
  const asked = selection.place ?? (own.key === key ? own.place : 0);
  const place = selected ? Math.min(asked, Math.max(0, selected.evidence.length - 1)) : 0;
  const hovered = selection.hovered === undefined ? ownHover : selection.hovered;

  const goTo = useCallback(
    (field: ExtractedField, at: number) => {
      setOwn({ key: fieldKey(field), place: at });
      onPlace?.(at);
      onSelect?.(field);
    },
    [onPlace, onSelect],
  );
  const hover = useCallback(
    (field: ExtractedField | null) => {
      setOwnHover(field);
      onHover?.(field);
    },
    [onHover],
  );
  return { fields, selected, key, place, hovered: hovered ? fieldKey(hovered) : null, goTo, hover };
}

export type MarkedFields = ReturnType<typeof useMarkedFields>;
