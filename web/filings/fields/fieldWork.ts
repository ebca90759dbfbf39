import { session } from '#web/session/session.ts';
import type { FieldName } from './fieldValues.ts';

/** One change that is on its way to the server: a value, or with `value` null the word that the machine's is right. */
export type Save = {
  field: FieldName | 'priority';
  value: string | null;
  /** The value when the person decided: if it has changed since, they are asked again. */
  seen: string;
};

/** What another person did to a field in between. */
export type ChangedField = { field: string; value: string | null; by: string; at: string };

/** A person's unsaved work on one filing. */
export type FieldWork = {
  /** What is typed in the fields that are open for editing. */
  drafts: Partial<Record<FieldName, string>>;
  /** Changes to be sent, the oldest first. */
  saves: Save[];
  /** What was wrong with a draft. */
  problems: Partial<Record<FieldName, string>>;
  /** Why the changes wait: no answer came. */
  waiting: string | null;
  /** What others changed since, until it has been read. */
  changed: ChangedField[];
};

const key = 'assize-field-work';
const nothing: FieldWork = { drafts: {}, saves: [], problems: {}, waiting: null, changed: [] };
type Kept = { person: string; filings: Record<string, FieldWork> };

let parsed: { text: string | null; kept: Kept } = { text: null, kept: { person: '', filings: {} } };
const listeners = new Set<() => void>();

/** Unsaved work of this tab by filing. It is in session storage, so a reload loses nothing. */
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

  /** Whether leaving now would leave something behind. */
  isAny(): boolean {
    return Object.keys(readKept().filings).length > 0;
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whose work it is: the next person at this browser must not find it. */
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
