import { useMemo } from 'react';
import type { Evidence } from '#contract/evidence';
import { ScrollStrip } from './ScrollStrip.tsx';
import { ticksOf } from './ticksOf.ts';
import type { DeskView } from './useDeskView.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

type Props = {
  marked: MarkedFields;
  search: Search;
  /** A position as a fraction of the document's length, from 0 to 1. */
  shareOf: (place: Evidence) => number | null;
  desk: DeskView['desk'];
};

/** The strip that shows where the highlighted values and search results are; pressing it scrolls there. */
export function MarkStrip({ marked: { fields, key }, search, shareOf, desk }: Props) {
  const ticks = useMemo(() => ticksOf(fields, search, key, shareOf), [fields, search, key, shareOf]);
  return (
    <ScrollStrip
      ticks={ticks}
      onTick={({ place, hit }) => {
        if (hit !== null) search.show(hit);
        desk.current?.show(place);
      }}
    />
  );
}
