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
  /** Where in the length of the document a place is, from 0 to 1. */
  shareOf: (place: Evidence) => number | null;
  desk: DeskView['desk'];
};

/** The strip that shows where in the document the marked values and search hits are; a press goes there. */
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
