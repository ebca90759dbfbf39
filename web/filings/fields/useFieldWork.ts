import { useEffect, useSyncExternalStore } from 'react';
import type { FilingDetails } from '#contract/filings';
import { useAppDispatch } from '#web/store.ts';
import { type FieldName, saysTheSame, valueInForce } from './fieldValues.ts';
import { fieldWork, type Save } from './fieldWork.ts';
import { currentContent, sendSaves } from './sendSaves.ts';

/** The person's work on the fields of one filing: drafts, changes being sent, and functions that add to them. */
export function useFieldWork(filing: FilingDetails) {
  const dispatch = useAppDispatch();
  const { id } = filing;
  const work = useSyncExternalStore(fieldWork.subscribe, () => fieldWork.of(id));

  // Continues what a reload interrupted.
  useEffect(() => {
    if (fieldWork.of(id).saves.length > 0) void dispatch(sendSaves(id));
  }, [id, dispatch]);

  const push = (save: Save) => {
    fieldWork.change(id, (before) => ({
      ...before,
      drafts: omit(before.drafts, save.field),
      problems: omit(before.problems, save.field),
      saves: [...before.saves, save],
    }));
    void dispatch(sendSaves(id));
  };
  return {
    work,
    /** The field's value in this browser: the last value sent, otherwise the current one. */
    valueOf: (field: FieldName) => lastSent(work.saves, field) ?? valueInForce(filing, field),
    isSaving: (field: FieldName) => work.saves.some((save) => save.field === field),
    isConfirming: (field: FieldName) => work.saves.some((save) => save.field === field && save.value === null),
    type: (field: FieldName, text: string) =>
      fieldWork.change(id, (before) => ({ ...before, drafts: { ...before.drafts, [field]: text } })),
    restore: (field: FieldName) =>
      fieldWork.change(id, (before) => ({
        ...before,
        drafts: omit(before.drafts, field),
        problems: omit(before.problems, field),
      })),
    /** Saves the input; unchanged text is not a change. */
    save: (field: FieldName, text: string) => {
      const seen = lastSent(work.saves, field) ?? valueInForce(filing, field);
      if (saysTheSame(text, seen)) {
        fieldWork.change(id, (before) => ({
          ...before,
          drafts: omit(before.drafts, field),
          problems: omit(before.problems, field),
        }));
      } else push({ field, value: text, seen });
    },
    confirm: (field: FieldName) => push({ field, value: null, seen: currentContent(filing, field, true) }),
    setPriority: (priority: FilingDetails['priority']) =>
      push({ field: 'priority', value: priority, seen: filing.priority }),
    retry: () => void dispatch(sendSaves(id)),
    noteRead: () => fieldWork.change(id, (before) => ({ ...before, changed: [] })),
  };
}

export type FieldWorkHere = ReturnType<typeof useFieldWork>;

function lastSent(saves: readonly Save[], field: string): string | undefined {
  return saves.findLast((save) => save.field === field && save.value !== null)?.value ?? undefined;
}

function omit<Fields extends Partial<Record<FieldName, string>>>(fields: Fields, field: string): Fields {
  const { [field as FieldName]: _gone, ...others } = fields;
  return others as Fields;
}
