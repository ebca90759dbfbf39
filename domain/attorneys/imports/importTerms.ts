/** What a column of an imported roster can contain. `first_name` and `last_name` together are a full name. */
export const importFields = [
  'full_name',
  'first_name',
  'last_name',
  'bar_number',
  'status',
  'status_since',
  'type',
  'firm',
  'email',
] as const;
export type ImportField = (typeof importFields)[number];

/** The values of a roster entry that an import sets. The portal counts active cases itself (departure 29). */
export const entryFields = ['full_name', 'bar_number', 'status', 'status_since', 'type', 'firm', 'email'] as const;
export type EntryField = (typeof entryFields)[number];

/** Fields that can have one value for all rows, where the file has no column for them. */
export const defaultFields = ['status', 'type'] as const;
export type DefaultField = (typeof defaultFields)[number];

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type Separator = (typeof separators)[number];
export const separatorSigns: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

export const importStates = [
  'reading',
  'ready',
  'failed',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const;
export type ImportState = (typeof importStates)[number];

/** Why a file could not be read as a table. */
export const importFailures = [
  'empty',
  'no_rows',
  'open_quote',
  'bad_quote',
  'line_too_long',
  'too_many_columns',
  'too_many_rows',
  'not_text',
  'fault',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** What a row means for the roster. `similar`: the roster has an entry that may be of the same attorney. */
export const rowKinds = ['new', 'changed', 'unchanged', 'similar', 'error'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What happens with a row: the entry is added or updated, the roster’s entry is kept, or the row is left out. */
export const rowChoices = ['new', 'update', 'keep', 'skip'] as const;
export type RowChoice = (typeof rowChoices)[number];

/** What two entries have in common. */
export const matchGrounds = ['bar_number', 'email', 'firm'] as const;

/** The largest file, table, and line that an import takes. */
export const importLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  lineCharacters: 100_000,
  firm: 200,
  email: 254,
} as const;

/** Each column’s field, in the order of the file, and the values of fields without a column. */
export type Mapping = {
  columns: (ImportField | null)[];
  defaults: { [Field in DefaultField]?: string | undefined };
};
