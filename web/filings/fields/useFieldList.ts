import type { KeyboardEvent } from 'react';
import type { FilingDetails } from '#contract/filings';
import type { FilingSelection } from '../selection/useFilingSelection.ts';
import { type FieldEntry, isConfirmable, isOpen } from './fieldEntries.ts';
import type { FieldOrderHere } from './useFieldOrder.ts';
import type { FieldWorkHere } from './useFieldWork.ts';
import { useRowFocus } from './useRowFocus.ts';

export type FieldListProps = {
  filing: FilingDetails;
  work: FieldWorkHere;
  selection: FilingSelection;
  order: FieldOrderHere;
  /** Names of the fields that a new analysis changed and that no one has reviewed since. */
  changed: ReadonlySet<string>;
  /** Moves the focus to the first uncertain field automatically, because the person opened the filing to review it. */
  startHere: boolean;
  onChoose: (key: string) => void;
  /** Called when the last uncertain field has been reviewed. */
  onFinished: () => void;
};

/** The state of the field list: which fields are still uncertain, and what the keys do in a row. */
export function useFieldList({ filing, work, selection, order, startHere, onFinished }: FieldListProps) {
  const byKey = new Map(selection.entries.map((entry) => [entry.key, entry]));
  const keys = order.sections.flatMap((section) => section.keys).filter((key) => byKey.has(key));
  const isOpenNow = (key: string) => {
    const entry = byKey.get(key);
    return entry !== undefined && entry.editable !== null && isOpen(entry) && !work.isSaving(entry.editable);
  };
  const open = keys.filter(isOpenNow);
  const first = open[0] ?? keys[0];
  const focus = useRowFocus(startHere, first);

  const goOnFrom = (key: string) => {
    const after = keys.slice(keys.indexOf(key) + 1);
    // Additional fields are reviewed by choice, one after another.
    if (byKey.get(key)?.group) return focus.focusNext(after[0] ?? key);
    const next = after.find((one) => one !== key && isOpenNow(one)) ?? open.find((one) => one !== key);
    if (next !== undefined) return focus.focusNext(next);
    focus.finish();
    onFinished();
  };
  const edit = (entry: FieldEntry) => {
    if (!entry.editable || !filing.abilities.correct) return;
    focus.focusNext(entry.key);
    work.type(entry.editable, work.valueOf(entry.editable));
  };
  const accept = (entry: FieldEntry) => {
    if (!entry.editable || !filing.abilities.correct) return;
    if (entry.state === 'missing' || entry.state === 'absent') return edit(entry);
    goOnFrom(entry.key);
    // A second Enter before the response has no effect.
    if (work.isSaving(entry.editable)) return focus.focusAtOnce();
    if (isConfirmable(entry)) work.confirm(entry.editable);
    else focus.focusAtOnce();
  };
  const press = (entry: FieldEntry) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = keys.indexOf(entry.key);
    const acts: Record<string, () => void> = {
      ArrowDown: () => focus.focusOn(keys[Math.min(at + 1, keys.length - 1)]!),
      ArrowUp: () => focus.focusOn(keys[Math.max(at - 1, 0)]!),
      Home: () => focus.focusOn(keys[0]!),
      End: () => focus.focusOn(keys.at(-1)!),
      ArrowRight: () => selection.stepPlace(1),
      ArrowLeft: () => selection.stepPlace(-1),
      // Holding down the key must not accept several fields.
      Enter: () => !event.repeat && accept(entry),
      F2: () => edit(entry),
      e: () => edit(entry),
      E: () => edit(entry),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { byKey, open, first, isOpenNow, focus, goOnFrom, edit, press };
}

export type FieldListWork = ReturnType<typeof useFieldList>;
