import { type CSSProperties, useState } from 'react';

const kept = 'assize-bench';
type Kept = { queue: number; fields: number; queueOpen: boolean };
const usual: Kept = { queue: 280, fields: 452, queueOpen: true };
export const limits = { queue: { min: 220, max: 420 }, fields: { min: 340, max: 680 } } as const;

/** The widths of the panes, stored in this browser. */
export function usePaneWidths() {
  const [widths, setWidths] = useState<Kept>(read);
  const change = (changes: Partial<Kept>) => {
    const after = { ...widths, ...changes };
    localStorage.setItem(kept, JSON.stringify(after));
    setWidths(after);
  };
  return {
    queueOpen: widths.queueOpen,
    setQueueOpen: (queueOpen: boolean) => change({ queueOpen }),
    queue: {
      width: widths.queue,
      ...limits.queue,
      onWidth: (queue: number) => change({ queue }),
      onReset: () => change({ queue: usual.queue }),
    },
    fields: {
      width: widths.fields,
      ...limits.fields,
      onWidth: (fields: number) => change({ fields }),
      onReset: () => change({ fields: usual.fields }),
    },
    style: { '--queue-w': `${widths.queue}px`, '--fields-w': `${widths.fields}px` } as CSSProperties,
  };
}

function read(): Kept {
  try {
    const stored = JSON.parse(localStorage.getItem(kept) ?? '{}') as Partial<Kept>;
    const within = (pane: 'queue' | 'fields') =>
      Math.min(limits[pane].max, Math.max(limits[pane].min, Number(stored[pane]) || usual[pane]));
    return { queue: within('queue'), fields: within('fields'), queueOpen: stored.queueOpen !== false };
  } catch {
    return usual;
  }
}
