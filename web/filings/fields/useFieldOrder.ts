import { useRef, useState } from 'react';
import type { FilingDetails } from '#contract/filings';
import { type FieldEntry, isOpen } from './fieldEntries.ts';
import { type FieldOrder, fieldOrders, orderEntries, type Section } from './orderEntries.ts';

const kept = 'assize-field-order';

/**
 * The order of the fields. It is fixed when a filing is opened or analyzed again, and does not change while the person
 * corrects values.
 */
export function useFieldOrder(filing: FilingDetails, entries: readonly FieldEntry[]) {
  const [order, setOrder] = useState<FieldOrder>(
    () => fieldOrders.find((one) => one === localStorage.getItem(kept)) ?? 'doubt',
  );
  const settled = useRef<{ of: string; sections: Section[]; opened: ReadonlySet<string> } | null>(null);
  const of = [filing.id, filing.analyzed_at, order, entries.map(({ key }) => key).join()].join('|');
  if (settled.current?.of !== of) {
    const opened = new Set(entries.filter((entry) => entry.editable && isOpen(entry)).map(({ key }) => key));
    settled.current = { of, sections: orderEntries(entries, order), opened };
  }
  return {
    order,
    sections: settled.current.sections,
    /** The fields that were uncertain at that time: their lines keep their height, so that nothing below them moves. */
    opened: settled.current.opened,
    setOrder: (next: FieldOrder) => {
      localStorage.setItem(kept, next);
      setOrder(next);
    },
  };
}

export type FieldOrderHere = ReturnType<typeof useFieldOrder>;
