import { z } from 'zod';
import {
  type EntryField,
  encodings,
  entryFields,
  importFailures,
  importFields,
  importLimits,
  importStates,
  matchGrounds,
  rowChoices,
  rowKinds,
  separators,
} from '#domain/attorneys/imports/importTerms';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { PageCounts, Paging } from './paging.ts';
import { line } from './text.ts';

/** Imports of the roster: a file is read, corrected, and compared with the roster before anything changes. */

const Count = z.number().int();
const Id = z.object({ id: z.uuid() });
const Versioned = Id.extend({ version: z.int().min(1) });
const Field = z.enum(importFields);
const OneField = z.enum(entryFields);

export const ImportMapping = z.object({
  /** The field of each column, in the order of the file; null for a column that is not imported. */
  columns: z.array(Field.nullable()),
  /** Values for all rows, where the file has no column for them. */
  defaults: z.object({ status: z.string().optional(), type: z.string().optional() }),
});

export const ImportCounts = z.object({
  ...{ new: Count, changed: Count, unchanged: Count, similar: Count, error: Count },
  ...{ total: Count, skipped: Count, undecided: Count, added: Count, updated: Count },
});

const summary = {
  id: z.uuid(),
  file_name: z.string(),
  sha256: z.string(),
  size: Count,
  state: z.enum(importStates),
  failure: z.enum(importFailures).nullable(),
  /** The line of the file at which reading failed. */
  failure_line: Count.nullable(),
  counts: ImportCounts.nullable(),
  imported_by: z.string(),
  created_at: Moment,
  applied_by: z.string().nullable(),
  applied_at: Moment.nullable(),
  undone_by: z.string().nullable(),
  undone_at: Moment.nullable(),
  left_rows: Count,
  version: Count,
};

/** One import in the history. */
export const RosterImportSummary = z.object(summary);
export type RosterImportSummary = z.infer<typeof RosterImportSummary>;

export const RosterImport = RosterImportSummary.extend({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  header: z.array(z.string()),
  mapping: ImportMapping.nullable(),
  /** Required fields without a column or a value for all rows. */
  missing: z.array(Field),
  /** The cells of the first rows. */
  samples: z.array(z.array(z.string())),
  /** Progress of the present job. */
  done: Count,
  total: Count,
  /** Rows that were compared again, because the roster had changed when the import was applied. */
  stale: Count,
  /** The last import of the same file that was applied and not undone. */
  same_file: z.object({ id: z.uuid(), applied_at: Moment }).nullable(),
});
export type RosterImport = z.infer<typeof RosterImport>;

const Values = z.record(OneField, z.string());

export const ImportRow = z.object({
  position: Count,
  /** The line of the file on which the row ends. */
  line: Count,
  kind: z.enum(rowKinds),
  choice: z.enum(rowChoices).nullable(),
  values: Values,
  edited: z.array(OneField),
  problems: z.array(z.object({ field: z.enum([...entryFields, 'row']), why: z.string(), fix: z.string() })),
  /** The roster’s entry that may be of the same attorney, and what the two have in common. */
  match: z.object({ id: z.uuid(), ground: z.enum(matchGrounds), values: Values }).nullable(),
  differs: z.array(OneField),
  fields: z.array(OneField),
});
export type ImportRow = z.infer<typeof ImportRow>;

const Import = z.object({ data: RosterImport });

export const startRosterImport = endpoint({
  method: 'POST',
  path: '/attorneys/imports/',
  permission: 'attorneys:manage',
  body: 'files',
  input: z.object({}),
  reply: Import,
  status: 202,
  files: { file: { atMost: 1, required: true, description: 'A CSV file of up to 200,000 rows and 25 MB.' } },
  summary: 'Starts an import of the roster: a job reads the file and compares each row with the roster.',
});

export const listRosterImports = endpoint({
  method: 'GET',
  path: '/attorneys/imports/',
  permission: 'attorneys:manage',
  input: z.object({ page: Paging.page, per_page: Paging.per_page }),
  reply: z.object({ data: z.array(RosterImportSummary), ...PageCounts }),
  status: 200,
  summary: 'Returns one page of the court’s imports of the roster, newest first.',
});

export const readRosterImport = endpoint({
  method: 'GET',
  path: '/attorneys/imports/:id/',
  permission: 'attorneys:manage',
  input: Id,
  reply: Import,
  status: 200,
  summary: 'Returns an import of the roster with its progress, columns, and counts.',
});

export const changeImportReading = endpoint({
  method: 'PUT',
  path: '/attorneys/imports/:id/reading/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Versioned.extend({
    encoding: z.enum(encodings),
    separator: z.enum(separators),
    /** Left out to have the columns proposed again. */
    columns: z.array(Field.nullable()).max(importLimits.columns).optional(),
    defaults: z.object({ status: line('Status', 80).optional(), type: line('Type', 80).optional() }).optional(),
  }),
  reply: Import,
  status: 202,
  summary: 'Changes how the file is read (encoding, separator, field of each column), and reads it again.',
});

/** Which rows are listed. */
export const shownRows = [...rowKinds, 'all', 'undecided', 'skipped', 'left'] as const;
export type ShownRows = (typeof shownRows)[number];

export const listImportRows = endpoint({
  method: 'GET',
  path: '/attorneys/imports/:id/rows/',
  permission: 'attorneys:manage',
  input: Id.extend({ page: Paging.page, per_page: Paging.per_page, show: z.enum(shownRows).default('all') }),
  reply: z.object({ data: z.array(ImportRow), ...PageCounts }),
  status: 200,
  summary: 'Returns one page of an import’s rows, each with its errors, the roster’s entry, and what will happen.',
});

const texts = Object.fromEntries(entryFields.map((field) => [field, line('Value', 500).optional()])) as Record<
  EntryField,
  z.ZodOptional<ReturnType<typeof line>>
>;

export const changeImportRow = endpoint({
  method: 'PUT',
  path: '/attorneys/imports/:id/rows/:position/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Versioned.extend({
    position: z.coerce.number().int().min(1).max(importLimits.rows),
    /** Corrected values; the others stay as they are in the file. */
    values: z.object(texts).optional(),
    /** Apply the corrected values to every row that has the same values in these fields. */
    everywhere: z.boolean().default(false),
    /** Null to return to the usual choice. */
    choice: z.enum(rowChoices).nullable().optional(),
    /** The values that an update sets; by default all that differ. */
    fields: z.array(OneField).max(entryFields.length).optional(),
  }),
  reply: z.object({ data: ImportRow, import: RosterImport, changed: Count }),
  status: 200,
  summary: 'Corrects a row of an import or chooses what happens with it, and checks it again.',
});

export const chooseForImportRows = endpoint({
  method: 'POST',
  path: '/attorneys/imports/:id/choices/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Versioned.extend({ kind: z.enum(rowKinds), choice: z.enum(rowChoices) }),
  reply: z.object({ import: RosterImport, changed: Count }),
  status: 200,
  summary: 'Makes one choice for all rows of a kind: leave out those with errors, keep or update those that differ.',
});

export const applyRosterImport = endpoint({
  method: 'POST',
  path: '/attorneys/imports/:id/apply/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Versioned,
  reply: Import,
  status: 202,
  summary: 'Starts the job that adds and updates all entries of an import together, or none.',
});

export const undoRosterImport = endpoint({
  method: 'POST',
  path: '/attorneys/imports/:id/undo/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Versioned.extend({ leave_changed: z.boolean().default(false) }),
  reply: Import,
  status: 202,
  summary:
    'Starts the job that undoes an import. Entries that were changed or used since are listed, and left if you agree.',
});

/** An entry that undoing an import would leave as it is. */
export const LeftEntry = z.object({
  line: Count,
  attorney_id: z.uuid(),
  full_name: z.string(),
  bar_number: z.string(),
  reason: z.enum(['changed', 'in_use', 'deleted']),
});
export type LeftEntry = z.infer<typeof LeftEntry>;

export const repeatRosterImport = endpoint({
  method: 'POST',
  path: '/attorneys/imports/:id/repeat/',
  permission: 'attorneys:manage',
  body: 'json',
  input: Id,
  reply: Import,
  status: 202,
  summary: 'Starts a new import of the same file with the corrections that were made in an earlier one.',
});

export const discardRosterImport = endpoint({
  method: 'DELETE',
  path: '/attorneys/imports/:id/',
  permission: 'attorneys:manage',
  input: Id.extend({ version: z.coerce.number().int().min(1) }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards an import that was not applied, with its file and rows.',
});

/** `text/csv`. */
export const saveImportErrors = endpoint({
  method: 'GET',
  path: '/attorneys/imports/:id/errors/csv/',
  permission: 'attorneys:manage',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Downloads the rows with errors, as they are in the file, with the errors in further columns.',
});
