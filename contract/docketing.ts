import { z } from 'zod';
import { accessLevels } from '#domain/access/accessLevels';
import { inactiveReasons } from '#domain/cases/caseStates';
import { eventGroups } from '#domain/docketing/DocketEvent';
import { docketStyles } from '#domain/docketing/docketText';
import { entryChanges } from '#domain/docketing/entryStates';
import { fileFormats } from '#domain/documents/fileFormats';
import { documentKinds } from '#domain/filings/documentKinds';
import { calendarDay } from './calendarDay.ts';
import { DocketEntry } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { EntryText } from './entryText.ts';
import { Moment } from './moment.ts';
import { lines as text } from './text.ts';

const Entry = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) });
const EntryNumber = z.coerce.number().int().min(1).max(1_000_000);

/** An event that the user may enter in this court, and its text. */
export const EnterableEvent = z.object({
  id: z.string(),
  label: z.string(),
  group: z.enum(eventGroups),
  federal: z.string().nullable(),
  state: z.string().nullable(),
  effect: z.enum(['none', 'closed', 'reopened']),
  /** What it does to the present status of the case unless the user leaves it out; null for nothing. */
  proposes: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('inactive'), reason: z.enum(inactiveReasons) }),
      z.object({ kind: z.literal('active') }),
    ])
    .nullable(),
  /** Whether the signed order of a judge must be uploaded with it. */
  needs_signed_order: z.boolean(),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
});
export type EnterableEvent = z.infer<typeof EnterableEvent>;

export const DocketOptions = z.object({
  style: z.enum(docketStyles),
  today: z.iso.date(),
  case_status: z.enum(['open', 'closed']),
  dispositions: z.array(z.string()),
  events: z.array(EnterableEvent),
  /** The codes that the entry of a filing can have. */
  filing_codes: z.array(z.object({ id: z.string(), label: z.string() })),
  /** The values that the portal knows, by their names in the templates. */
  known: z.record(z.string(), z.string()),
  parties: z.array(z.string()),
  /** The rule or practice that leaves striking to the judge; null where the clerk may strike an entry. */
  strike_by_order: z.string().nullable(),
});
export type DocketOptions = z.infer<typeof DocketOptions>;

export const readDocketOptions = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/options/',
  permission: 'docket:enter',
  input: z.object({ id: z.uuid() }),
  reply: DocketOptions,
  status: 200,
  summary: 'Returns the events that you may enter on the docket of a case, with the text of each.',
});

/** Multipart: the fields of the entry and, if it has an uploaded document, `document`. */
export const addDocketEntry = endpoint({
  method: 'POST',
  path: '/cases/:id/docket/',
  permission: 'docket:enter',
  body: 'files',
  input: z.object({
    id: z.uuid(),
    event: z.string().min(1, 'Choose the event').max(60),
    text: EntryText,
    filed_on: calendarDay('Enter the date'),
    on_behalf_of: text('The party', 300).optional(),
    related_number: z.preprocess((value) => (value === '' ? undefined : value), EntryNumber.optional()),
    access: z.enum(accessLevels).default('public'),
    /** Makes the proposed change of the case's status. */
    changes_case: z.enum(['yes', 'no']).default('no'),
    /** Required for an event that closes the case. */
    disposition: text('The disposition', 120).optional(),
    /** Required for an entry on a closed case. */
    reason: text('The reason', 1000).optional(),
    /** Writes a document with this text; without it, and without an upload, the entry has no document. */
    document_text: text('The text of the document', 8000).optional(),
  }),
  files: { document: { atMost: 1, description: 'A PDF or Word document of the entry.' } },
  reply: z.object({ message: z.string(), entry: DocketEntry }),
  status: 201,
  summary: 'Enters an event of the court on the docket, with an uploaded or a generated document.',
});

/** An entry as it was before a change, and the change. */
export const EntryVersion = z.object({
  version: z.number().int(),
  description: z.string(),
  code_label: z.string().nullable(),
  filed_on: z.iso.date(),
  access: z.enum(accessLevels),
  change: z.enum(entryChanges),
  reason: z.string(),
  authority: z.string().nullable(),
  ordered_on: z.iso.date().nullable(),
  changed_by: z.string(),
  changed_at: Moment,
});
export type EntryVersion = z.infer<typeof EntryVersion>;

export const EntryWithHistory = z.object({
  entry: DocketEntry,
  /** The earlier versions, the newest first; null for people outside the court. */
  history: z.array(EntryVersion).nullable(),
});
export type EntryWithHistory = z.infer<typeof EntryWithHistory>;

export const readDocketEntry = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/:number/',
  permission: 'cases:read',
  input: Entry,
  reply: EntryWithHistory,
  status: 200,
  summary: 'Returns one docket entry. Court staff also receive its earlier versions.',
});

/** The documents of an entry that the user may read, by the IDs under which the viewer opens them. */
export const EntryDocuments = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      kind: z.enum(documentKinds),
      file_name: z.string(),
      file_type: z.enum(fileFormats),
      file_size: z.number().int(),
      pages: z.number().int().nullable(),
      pages_recognized: z.number().int(),
      sha256: z.string(),
      uploaded_at: Moment,
    }),
  ),
});
export type EntryDocuments = z.infer<typeof EntryDocuments>;

export const readEntryDocuments = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/:number/documents/',
  permission: 'cases:read',
  input: Entry,
  reply: EntryDocuments,
  status: 200,
  summary: 'Lists the documents of the filing behind a docket entry, as far as you have access to them.',
});

export const changeDocketEntry = endpoint({
  method: 'PUT',
  path: '/cases/:id/docket/:number/',
  permission: 'docket:enter',
  body: 'json',
  input: Entry.extend({
    version: z.int().min(1),
    change: z.enum(entryChanges, 'Choose what to change'),
    /** For a correction. */
    text: EntryText.optional(),
    /** For a correction: a filing code for the entry of a filing, an event for an entry of the court. */
    code: z.string().max(60).optional(),
    /** For a correction, and the earlier effective date of an entry nunc pro tunc. */
    filed_on: calendarDay('Enter the date').optional(),
    reason: text('The reason', 1000).min(3, 'Enter a reason'),
    authority: text('The authority', 400).optional(),
    ordered_on: calendarDay('Enter the date of the order').optional(),
    /** For a change of access: who may read the entry, and whom the order names for the documents of a filing. */
    access: z.enum(accessLevels).optional(),
    named: z.array(z.uuid()).max(200, 'At most 200 people').optional(),
  }),
  reply: z.object({ message: z.string(), entry: DocketEntry }),
  status: 200,
  summary:
    'Corrects, strikes, seals, unseals, or restricts a docket entry, or dates it nunc pro tunc. The earlier version is kept.',
});

export const downloadDocketSheet = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/sheet/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Downloads the docket of a case as a PDF for printing, as far as you have access to it.',
});

/** `text/csv`, with the columns number, filed, entered, text, and note. */
export const downloadDocketTable = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/csv/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Downloads the docket of a case as a table, as far as you have access to it.',
});

export const certifyDocket = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/certified/',
  permission: 'docket:certify',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Downloads a certified docket sheet. The certification and its hash are recorded.',
});
