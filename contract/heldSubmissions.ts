import { z } from 'zod';
import { doubtKinds } from '#domain/filings/doubts/Doubt';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const Names = z.array(z.string());

/** A difference between a document and its court, case, or filer, which the filer is asked to confirm. */
export const Doubt = z.object({
  kind: z.enum(doubtKinds),
  message: z.string(),
  /** What the document states. */
  document: z.string(),
  /** What the court, the case, the roster, or the returned document states instead. */
  expected: z.string().nullable(),
  page: z.number().int().nullable(),
});
export type Doubt = z.infer<typeof Doubt>;

/** The details of `submission_doubted` and `correction_doubted`: the held documents, and why they were not filed immediately. */
export const HeldSubmission = z.object({
  held_submission: z.uuid(),
  /** The key under which confirmed documents are filed, for looking up the outcome; null for a correction. */
  idempotency_key: z.string().nullable(),
  doubts: z.array(Doubt),
});
export type HeldSubmission = z.infer<typeof HeldSubmission>;

/** Doubts that the filer confirmed, and when. */
export const ConfirmedDoubts = z.object({
  on: z.enum(['filing', 'correction']),
  confirmed_at: Moment,
  doubts: z.array(Doubt),
});
export type ConfirmedDoubts = z.infer<typeof ConfirmedDoubts>;

/** Documents that you sent and that are not filed until you answer a question about them. */
export const WaitingSubmission = HeldSubmission.extend({
  documents: Names,
  /** The returned filing that the document would correct; null for a new filing. */
  corrects: z.uuid().nullable(),
  held_at: Moment,
  expires_at: Moment,
});
export type WaitingSubmission = z.infer<typeof WaitingSubmission>;

export const listHeldSubmissions = endpoint({
  method: 'GET',
  path: '/documents/held/',
  permission: 'filings:file',
  input: z.object({}),
  reply: z.object({ data: z.array(WaitingSubmission) }),
  status: 200,
  summary: 'Lists your documents that are not filed until you answer a question about them.',
});

export const discardHeldSubmission = endpoint({
  method: 'DELETE',
  path: '/documents/held/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards documents that need your confirmation. Nothing is filed.',
});

export const renderHeldPage = endpoint({
  method: 'GET',
  path: '/documents/held/:id/page',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Returns the first page of a document that needs your confirmation.',
});
