import { z } from 'zod';
import { binderParts } from '#domain/chambers/binder/BinderDocument';
import { binderNoteKinds, highlightColors, noteAudiences, removedStates } from '#domain/chambers/binder/noteKinds';
import { ProcessedDocument } from './analyses.ts';
import { HearingInCase } from './dayHearings.ts';
import { DocketDownload } from './docketDownloads.ts';
import { endpoint } from './endpoint.ts';
import { Box } from './evidence.ts';

const count = z.number().int();

export const BinderItem = z.object({
  /** The document, which is the same in all its versions. */
  id: z.uuid(),
  /** Null for a document that the court made. */
  filing_id: z.uuid().nullable(),
  docket_number: count.nullable(),
  title: z.string(),
  part: z.enum(binderParts),
  /** The motion that is heard to which it belongs, from 0. */
  matter: count.nullable(),
  filed_by: z.string(),
  filed_on: z.string(),
  /** The document of the binder that corrects this one. */
  corrected_by: z.uuid().nullable(),
  /** The filer withdrew it, or the clerk returned it; it then has no document. */
  removed: z.enum(removedStates).nullable(),
  /** Whether its docket entry was stricken. */
  stricken: z.boolean(),
  document: ProcessedDocument.nullable(),
});
export type BinderItem = z.infer<typeof BinderItem>;

export const Binder = z.object({
  ...HearingInCase.shape,
  items: z.array(BinderItem),
  /** Raised by each change of the order; 0 while the documents are in argument order. */
  order_version: count,
});
export type Binder = z.infer<typeof Binder>;

export const readBinder = endpoint({
  method: 'GET',
  path: '/chambers/binders/:id/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: Binder,
  status: 200,
  summary: 'Returns the documents for one of your hearings in argument order, or in the order that you chose.',
});

export const orderBinder = endpoint({
  method: 'PUT',
  path: '/chambers/binders/:id/order/',
  permission: 'chambers:use',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The documents in their order; an empty list restores argument order. */
    documents: z.array(z.uuid()).max(2000),
    version: count.min(0),
  }),
  reply: Binder,
  status: 200,
  summary: 'Changes the order of the documents in your binder for a hearing.',
});

export const startBinderDownload = endpoint({
  method: 'POST',
  path: '/chambers/binders/:id/downloads/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: DocketDownload }),
  status: 202,
  summary: 'Starts a job that joins the documents of your binder for a hearing in one PDF with bookmarks.',
});

export const readBinderDownload = endpoint({
  method: 'GET',
  path: '/chambers/binders/:id/downloads/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: DocketDownload.nullable() }),
  status: 200,
  summary: 'Returns your latest PDF of a binder, with its progress.',
});

export const readOfflineKeys = endpoint({
  method: 'GET',
  path: '/chambers/offline-keys/',
  permission: 'chambers:use',
  input: z.object({}),
  reply: z.object({
    /** Base64url of 32 bytes each: the current key, then those before the court changed ENCRYPTION_KEY. */
    data: z.array(z.string()).min(1),
  }),
  status: 200,
  summary: 'Returns the keys that open your offline copies of binders on a device, only while you are signed in.',
});

/** `application/pdf`. */
export const saveBinderDownload = endpoint({
  method: 'GET',
  path: '/chambers/binder-downloads/:id/file/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Downloads the PDF of a binder, if you may still read each document in it.',
});

/** Where a note is: the words, or without boxes, the page. */
const NotePlace = z.object({
  page: count.min(1).max(100_000),
  boxes: z.array(Box).max(500),
  quote: z.string().max(5000),
});

export const BinderNote = z.object({
  id: z.uuid(),
  document_id: z.uuid(),
  /** The version of the document on which it was made. */
  version_id: z.uuid(),
  /** Whether the document has a later version. */
  on_earlier_version: z.boolean(),
  ...NotePlace.shape,
  kind: z.enum(binderNoteKinds),
  color: z.enum(highlightColors),
  text: z.string(),
  audience: z.enum(noteAudiences),
  updated_at: z.string(),
  version: count,
});
export type BinderNote = z.infer<typeof BinderNote>;

export const listBinderNotes = endpoint({
  method: 'GET',
  path: '/chambers/binders/:id/notes/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid(), q: z.string().max(200).optional() }),
  reply: z.object({ data: z.array(BinderNote) }),
  status: 200,
  summary: 'Lists your notes and highlights in the documents of a binder, or those with the search text.',
});

export const saveBinderNote = endpoint({
  method: 'PUT',
  path: '/chambers/binders/:id/notes/',
  permission: 'chambers:use',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** Chosen by the browser, so that a note that is sent twice is saved once. */
    note_id: z.uuid(),
    document_id: z.uuid(),
    version_id: z.uuid(),
    ...NotePlace.shape,
    kind: z.enum(binderNoteKinds),
    color: z.enum(highlightColors).default('yellow'),
    text: z.string().max(20_000, 'Note is longer than 20000 characters').default(''),
    audience: z.enum(noteAudiences).default('judge'),
    /** The version of the note that is changed; 0 for a new note. */
    version: count.min(0),
  }),
  reply: BinderNote,
  status: 200,
  summary:
    'Saves a note or highlight in a document of a binder. Unless you share it with chambers, only you can read it.',
});

export const removeBinderNote = endpoint({
  method: 'DELETE',
  path: '/chambers/binder-notes/:id/',
  permission: 'chambers:use',
  input: z.object({ id: z.uuid(), version: z.coerce.number().int().min(0) }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes one of your notes or highlights.',
});
