import { session } from '#web/session/session.ts';
import type { FieldName } from './fieldValues.ts';

/** A change that is being sent to the server: a value, or with `value` null the confirmation of the reading. */
export type Save = {
  field: FieldName | 'priority';
  value: string | null;
  /** The value when the person decided; if it has changed since, the person must decide again. */
  seen: string;
};

/** Another person's concurrent change to a field. */
export type ChangedField = { field: string; value: string | null; by: string; at: string };

/** A person's unsaved work on one filing. */
export type FieldWork = {
  /** The input in the fields that are open for editing. */
  drafts: Partial<Record<FieldName, string>>;
  /** Changes to be sent, the oldest first. */
  saves: Save[];
  /** The problems of drafts. */
  problems: Partial<Record<FieldName, string>>;
  /** Why the changes are not sent: there was no response. */
  waiting: string | null;
  /** Changes by others, until the person dismisses them. */
  changed: ChangedField[];
};

const key = 'assize-field-work';
const nothing: FieldWork = { drafts: {}, saves: [], problems: {}, waiting: null, changed: [] };
type Kept = { person: string; filings: Record<string, FieldWork> };

let parsed: { text: string | null; kept: Kept } = { text: null, kept: { person: '', filings: {} } };
const listeners = new Set<() => void>();

/** The unsaved work in this tab, by filing. It is in session storage, so a reload loses nothing. */
export const fieldWork = {
  of(filingId: string): FieldWork {
    return readKept().filings[filingId] ?? nothing;
  },

  change(filingId: string, how: (before: FieldWork) => FieldWork): void {
    const { [filingId]: before = nothing, ...others } = readKept().filings;
    const after = how(before);
    const filings = isNothing(after) ? others : { ...others, [filingId]: after };
    const text = JSON.stringify({ person: personHere(), filings } satisfies Kept);
    sessionStorage.setItem(key, text);
    for (const listener of listeners) listener();
  },

  /** Filings with changes that have not arrived. */
  pending(): string[] {
    return Object.entries(readKept().filings).flatMap(([id, { saves }]) => (saves.length > 0 ? [id] : []));
  },

  /** Whether there is any unsaved work. */
  isAny(): boolean {
    return Object.keys(readKept().filings).length > 0;
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The owner of the work, so that the next person at this browser does not see it. */
function personHere(): string {
  return session.read()?.user_id ?? '';
}

function readKept(): Kept {
  const text = sessionStorage.getItem(key);
  if (text !== parsed.text) parsed = { text, kept: parse(text) };
  return parsed.kept.person === personHere() ? parsed.kept : { person: personHere(), filings: {} };
}

function parse(text: string | null): Kept {
  const none = { person: '', filings: {} };
  try {
    return text === null ? none : { ...none, ...(JSON.parse(text) as Kept) };
  } catch {
    return none;
  }
}

function isNothing({ drafts, saves, changed }: FieldWork): boolean {
  return Object.keys(drafts).length === 0 && saves.length === 0 && changed.length === 0;
}
