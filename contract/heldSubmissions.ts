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

/** The details of `correction_doubted`: the held document, and why it did not take the place of the returned one. */
export const HeldSubmission = z.object({
  held_submission: z.uuid(),
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

/** A corrected document that you sent, which is not filed until you answer a question about it. */
export const WaitingSubmission = HeldSubmission.extend({
  documents: Names,
  /** The returned filing that the document would correct. */
  corrects: z.uuid(),
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
