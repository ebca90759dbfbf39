import type { ChosenDestination, ChosenForDocument, DraftEnvelope, saveDraftEnvelope } from '#contract/draftEnvelope';
import type { InputOf } from '#contract/endpoint';

type OfDocument = Omit<ChosenForDocument, 'document_id'>;
export type DocumentField = keyof OfDocument;
/** What can be changed, by name; the fields of a document as `<its ID>.<field>`. */
export type EditKey = 'destination' | 'note_to_clerk' | 'client_matter' | `${string}.${DocumentField}`;
export type EditValue = ChosenDestination | string | readonly string[] | null;

/** A change that is not saved yet. */
export type Edit = {
  value: EditValue;
  /** The saved value on which it is based, as text. */
  base: string;
  /** Another window has saved a different value since. */
  conflict: boolean;
};
export type Edits = Partial<Record<EditKey, Edit>>;

/** The saved value of a field as text, to detect that it was changed elsewhere. */
export function savedText(envelope: DraftEnvelope, key: EditKey): string {
  return JSON.stringify(savedValue(envelope, key) ?? null);
}

function savedValue({ destination, case_type, category, ...envelope }: DraftEnvelope, key: EditKey) {
  if (key === 'destination') {
    const { chosen, case: found, case_number } = destination;
    return chosen && [chosen, found?.id, case_number, case_type.chosen, category.chosen];
  }
  if (key === 'note_to_clerk' || key === 'client_matter') return envelope[key];
  const [id, field] = splitKey(key);
  const document = envelope.documents.find(({ document_id }) => document_id === id);
  return document?.[field]?.chosen;
}

/** The document and the field of a key. */
export function splitKey(key: EditKey): [string, DocumentField] {
  const [id, field] = key.split('.');
  return [id!, field as DocumentField];
}

type Input = Omit<InputOf<typeof saveDraftEnvelope>, 'id' | 'version'>;

const entriesOf = (edits: Edits) => Object.entries(edits) as [EditKey, Edit][];

/** The input of the call that saves some changes. */
export function inputOf(edits: Edits): Input {
  const input: Record<string, unknown> = {};
  const documents = new Map<string, Record<string, unknown>>();
  for (const [key, edit] of entriesOf(edits)) {
    if (!key.includes('.')) input[key] = edit.value;
    else {
      const [id, field] = splitKey(key);
      documents.set(id, { ...documents.get(id), [field]: edit.value });
    }
  }
  const changed = [...documents].map(([document_id, values]) => ({ document_id, ...values }));
  return { ...input, ...(changed.length > 0 && { documents: changed }) } as Input;
}

/** The changes after the saved state was read again: those of values that another window has changed are conflicts. */
export function compareWithSaved(edits: Edits, saved: DraftEnvelope): Edits {
  const compared = entriesOf(edits).map(([key, edit]) => {
    const now = savedText(saved, key);
    return [key, { ...edit, base: now, conflict: edit.conflict || now !== edit.base }] as const;
  });
  return Object.fromEntries(compared) as Edits;
}

/** The changes without those that were saved; what was typed since stays. */
export function withoutSaved(edits: Edits, sent: Edits): Edits {
  return Object.fromEntries(entriesOf(edits).filter(([key, edit]) => sent[key]?.value !== edit.value)) as Edits;
}

/** The changes that can be saved now. */
export function withoutConflicts(edits: Edits): Edits {
  return Object.fromEntries(entriesOf(edits).filter(([, { conflict }]) => !conflict)) as Edits;
}

export const isEmpty = (edits: Edits): boolean => Object.keys(edits).length === 0;
