import { z } from 'zod';
import { mostRecordEntries, recordFailures, recordStates } from '#domain/appeals/recordStates';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { requiredLine } from './text.ts';

const count = z.number().int();

export const AppealRecord = z.object({
  id: z.uuid(),
  state: z.enum(recordStates),
  failure: z.enum(recordFailures).nullable(),
  reviewing_court: z.string(),
  /** Numbers of the docket entries that were designated. */
  entries: z.array(count),
  /** Those whose documents are not in the PDF, because they are not PDFs or cannot be opened. */
  left_out: z.array(count),
  pages: count.nullable(),
  file_size: count.nullable(),
  requested_by: z.string(),
  requested_at: Moment,
  /** The docket entry of its certification. */
  certified_entry: count.nullable(),
});
export type AppealRecord = z.infer<typeof AppealRecord>;

export const RecordChoice = z.object({
  number: count,
  filed_on: z.iso.date(),
  text: z.string(),
  place: z.enum(['required', 'proposed', 'optional', 'withheld', 'no_document']),
});
export type RecordChoice = z.infer<typeof RecordChoice>;

export const AppealRecords = z.object({
  /** The rule on the contents of the record; empty where none is on file. */
  authority: z.string(),
  choices: z.array(RecordChoice),
  /** The latest first. */
  records: z.array(AppealRecord),
});
export type AppealRecords = z.infer<typeof AppealRecords>;

const Case = z.object({ id: z.uuid() });

export const readAppealRecords = endpoint({
  method: 'GET',
  path: '/cases/:id/appeal-records/',
  permission: 'docket:certify',
  input: Case,
  reply: AppealRecords,
  status: 200,
  summary: 'Returns the records on appeal of a case, and the docket entries from which one is assembled.',
});

export const assembleAppealRecord = endpoint({
  method: 'POST',
  path: '/cases/:id/appeal-records/',
  permission: 'docket:certify',
  body: 'json',
  input: Case.extend({
    reviewing_court: requiredLine('The reviewing court', 200),
    entries: z.array(count.min(1)).min(1, 'Choose at least one entry.').max(mostRecordEntries),
  }),
  reply: z.object({ data: AppealRecord }),
  status: 202,
  summary: 'Starts a job that assembles a record on appeal: index, documents, page numbers, and bookmarks in one PDF.',
});

/** `application/pdf`. */
export const downloadAppealRecord = endpoint({
  method: 'GET',
  path: '/appeal-records/:id/file/',
  permission: 'docket:certify',
  input: Case,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Downloads a record on appeal.',
});

export const certifyAppealRecord = endpoint({
  method: 'POST',
  path: '/appeal-records/:id/certification/',
  permission: 'docket:certify',
  body: 'json',
  input: Case,
  reply: z.object({ message: z.string(), data: AppealRecord }),
  status: 200,
  summary: 'Certifies a record on appeal, with an entry on the docket that contains it.',
});
