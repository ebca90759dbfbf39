import { z } from 'zod';
import { batchSources, batchStates, itemStates } from '#domain/counter/batchStates';
import { sheetKinds } from '#domain/counter/separatorSheet';
import { batchProblemCodes } from '#domain/counter/splitBatch';
import { caseTypes } from '#domain/courts/choices';
import { paperChannels } from '#domain/filings/intakeChannels';
import { calendarDay } from './calendarDay.ts';
import { FilerChoice } from './counter.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const Id = z.object({ id: z.uuid() });

export const BatchItem = z.object({
  position: z.int(),
  filer: z.string(),
  channel: z.enum(paperChannels),
  case_number: z.string().nullable(),
  case_type: z.enum(caseTypes).nullable(),
  documents: z.array(z.object({ kind: z.enum(sheetKinds), from: z.int(), to: z.int() })),
  state: z.enum(itemStates),
  filing_id: z.uuid().nullable(),
  /** Why it could not be filed. */
  failure: z.string().nullable(),
});

export const Batch = z.object({
  id: z.uuid(),
  source: z.enum(batchSources),
  file_name: z.string(),
  pages: z.int(),
  /** Its pages that were searched for sheets; `pages` is 0 until they are counted. */
  divided_pages: z.int(),
  state: z.enum(batchStates),
  problems: z.array(z.object({ page: z.int(), code: z.enum(batchProblemCodes) })),
  /** Why it could not be divided, and what to do. */
  failure: z.string().nullable(),
  received_at: Moment,
  made_by: z.string().nullable(),
  made_at: Moment,
  items: z.array(BatchItem),
});
export type Batch = z.infer<typeof Batch>;

export const makeSeparatorSheet = endpoint({
  method: 'POST',
  path: '/counter/sheets/',
  permission: 'filings:take-in',
  body: 'json',
  input: FilerChoice.partial({ filer_kind: true }).extend({
    kind: z.enum(sheetKinds, 'Choose the kind of sheet'),
    channel: z.enum(paperChannels).optional(),
    case_id: z.uuid().optional(),
    case_type: z.enum(caseTypes).optional(),
  }),
  reply: z.object({ message: z.string(), sheet_id: z.uuid() }),
  status: 201,
  summary: 'Registers a separator sheet with a code that identifies it in this court.',
});

export const printSeparatorSheet = endpoint({
  method: 'GET',
  path: '/counter/sheets/:id/',
  permission: 'filings:take-in',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns a separator sheet as a PDF of one page to print.',
});

/** When the documents of a batch reached the court. */
export const BatchArrival = z.object({
  received_on: calendarDay('Enter a date'),
  received_at_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:30'),
});

/** The values of `Upload-Metadata` for a batch. */
export const BatchTarget = BatchArrival.extend({
  filename: line('The name of the file', 300),
  fingerprint: z.string().max(200).optional(),
});

export const beginBatchUpload = endpoint({
  method: 'POST',
  path: '/counter/uploads/',
  permission: 'filings:take-in',
  input: z.object({}),
  reply: z.never(),
  status: 201,
  headers: {
    'Tus-Resumable': '`1.0.0`.',
    'Upload-Length': 'The size of the batch in bytes.',
    'Upload-Metadata': '`filename`, `received_on`, and `received_at_time`.',
  },
  summary:
    'Begins a resumable upload (tus 1.0) of a scanned batch up to the court’s limit. It continues at `documents/uploads/`. When the last byte has arrived, a job divides the batch.',
});

/** Multipart: `batch`, one PDF. */
export const uploadBatch = endpoint({
  method: 'POST',
  path: '/counter/batches/',
  permission: 'filings:take-in',
  body: 'files',
  input: BatchArrival,
  reply: z.object({ message: z.string(), batch: Batch }),
  status: 201,
  files: { batch: { atMost: 1, required: true, description: 'The scanned batch as a PDF of at most 10 MB.' } },
  summary: 'Divides a scanned batch at its separator sheets and shows the result. Nothing is filed yet.',
});

export const listBatches = endpoint({
  method: 'GET',
  path: '/counter/batches/',
  permission: 'filings:take-in',
  input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({ results: z.array(Batch), more: z.boolean() }),
  status: 200,
  summary: 'Lists the scanned batches of the court, newest first, with their filings and problems.',
});

export const fileBatch = endpoint({
  method: 'POST',
  path: '/counter/batches/:id/file/',
  permission: 'filings:take-in',
  body: 'json',
  input: Id,
  reply: z.object({ message: z.string(), batch: Batch }),
  status: 200,
  summary: 'Files the documents of a divided batch. A job files them one after the other.',
});

export const discardBatch = endpoint({
  method: 'DELETE',
  path: '/counter/batches/:id/',
  permission: 'filings:take-in',
  input: Id,
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards a batch that has not been filed, so that it can be scanned again.',
});
