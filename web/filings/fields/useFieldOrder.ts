import { useRef, useState } from 'react';
import type { FilingDetails } from '#contract/filings';
import type { FieldEntry } from './fieldEntries.ts';
import { type FieldOrder, fieldOrders, orderEntries, type Section } from './orderEntries.ts';

const kept = 'assize-field-order';

/**
 * In which order the fields stand. It is settled when a filing is opened or read anew, and does not change under the
 * person's hands while values are put right.
 */
export function useFieldOrder(filing: FilingDetails, entries: readonly FieldEntry[]) {
  const [order, setOrder] = useState<FieldOrder>(
    () => fieldOrders.find((one) => one === localStorage.getItem(kept)) ?? 'doubt',
  );
  const settled = useRef<{ of: string; sections: Section[] } | null>(null);
  const of = [filing.id, filing.analyzed_at, order, entries.map(({ key }) => key).join()].join('|');
  if (settled.current?.of !== of) settled.current = { of, sections: orderEntries(entries, order) };
  return {
    order,
    sections: settled.current.sections,
    setOrder: (next: FieldOrder) => {
      localStorage.setItem(kept, next);
      setOrder(next);
    },
  };
}
