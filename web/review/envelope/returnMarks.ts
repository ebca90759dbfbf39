import { useSyncExternalStore } from 'react';
import type { Deciding } from '../reviewApi.ts';

/** An attachment that the clerk marked for return, with its statement. */
export type ReturnMark = NonNullable<Deciding['returns']>[number] & { title: string };
type Marks = Record<string, readonly ReturnMark[]>;

const kept = 'assize-return-marks';
const none: readonly ReturnMark[] = [];
const listeners = new Set<() => void>();
let read: { stored: string | null; marks: Marks } = { stored: null, marks: {} };

/** Kept in the tab: marks survive a reload, and an undone decision is where the clerk left it. */
function marksNow(): Marks {
  const stored = sessionStorage.getItem(kept);
  if (stored !== read.stored) read = { stored, marks: stored === null ? {} : (JSON.parse(stored) as Marks) };
  return read.marks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(filingId: string, marks: readonly ReturnMark[]): void {
  sessionStorage.setItem(kept, JSON.stringify({ ...marksNow(), [filingId]: marks }));
  for (const listener of listeners) listener();
}

/** Marks an attachment for return, or replaces its statement. */
export function markForReturn(filingId: string, mark: ReturnMark): void {
  const others = (marksNow()[filingId] ?? none).filter(({ document_id }) => document_id !== mark.document_id);
  write(filingId, [...others, mark]);
}

/** Accepts an attachment with its filing after all. */
export function unmark(filingId: string, document_id: string): void {
  write(
    filingId,
    (marksNow()[filingId] ?? none).filter((mark) => mark.document_id !== document_id),
  );
}

/** The marked attachments of a filing. */
export function useReturnMarks(filingId: string | undefined): readonly ReturnMark[] {
  return useSyncExternalStore(subscribe, () => (filingId && marksNow()[filingId]) || none);
}
