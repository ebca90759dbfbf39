import { z } from 'zod';
import { filerStatuses } from '#domain/filings/filerStatus';
import { timelineKinds } from '#domain/filings/timelineOf';
import { endpoint } from './endpoint.ts';
import { StatedRule } from './filingDates.ts';
import { Moment } from './moment.ts';

/** SHA-256 in hexadecimal. */
export const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 as 64 hexadecimal digits');

/** A document as the court received it. */
export const ReceiptDocument = z.object({
  /** From 1. */
  position: z.number().int(),
  name: z.string(),
  pages: z.number().int().nullable(),
  /** Bytes. */
  size: z.number().int(),
  sha256: Fingerprint,
});
export type ReceiptDocument = z.infer<typeof ReceiptDocument>;

/** What the court confirms: that it received these documents at this time. */
export const FilingReceipt = z.object({
  /** `7KQ4-M2XD-91TC` */
  number: z.string(),
  court: z.string(),
  time_zone: z.string(),
  received_at: Moment,
  /** The public address at which anyone can verify the receipt and its documents. */
  verification: z.url(),
  documents: z.array(ReceiptDocument),
});
export type FilingReceipt = z.infer<typeof FilingReceipt>;

/** A step of a filing at the court. The clerk's words are those of the decision. */
export const FilingStep = z.object({
  kind: z.enum(timelineKinds),
  at: Moment.nullable(),
  /** The clerk who decided. */
  by: z.string().nullable(),
  /** The reason in the court's words, and then the clerk's own. */
  words: z.array(z.string()),
  authority: z.string().nullable(),
  correct_by: Moment.nullable(),
  /** Whether an acceptance has a deficiency notice. */
  deficiency: z.boolean(),
  /** Attachments that were returned with an acceptance. */
  returned: z.array(z.object({ title: z.string(), reason: z.string(), authority: z.string(), correct_by: Moment })),
  /** What the filer answered to a return. */
  answer: z.string().nullable(),
});
export type FilingStep = z.infer<typeof FilingStep>;

/** Where a filing is at the court. */
export const FilingProgress = z.object({
  status: z.enum(filerStatuses),
  court: z.string(),
  time_zone: z.string(),
  /** Null for a filing from before there were receipts whose envelope is not on record. */
  receipt: FilingReceipt.nullable(),
  /** Who submitted it for the filer; null if the filer did. */
  submitted_for: z.object({ filer: z.string(), by: z.string() }).nullable(),
  /** The date that the filing counts as filed, if it is not the date of receipt, and the rules that moved it. */
  counts_as_filed: z.object({ on: z.iso.date(), steps: z.array(StatedRule) }).nullable(),
  /** The median time from receipt to decision of the court's latest decisions; null if there are fewer than ten. */
  usual_time: z.object({ median_seconds: z.number(), decisions: z.number().int(), days: z.number().int() }).nullable(),
  steps: z.array(FilingStep),
  docketed_as: z
    .object({ case_id: z.uuid(), case_number: z.string(), title: z.string(), number: z.string() })
    .nullable(),
  /** The stamp on a copy that is printed now; null if the lead document is not a PDF. */
  stamp: z.enum(['RECEIVED', 'FILED']).nullable(),
});
export type FilingProgress = z.infer<typeof FilingProgress>;

const Id = z.object({ id: z.uuid() });

export const readFilingProgress = endpoint({
  method: 'GET',
  path: '/documents/:id/receipt/',
  permission: 'filings:read',
  input: Id,
  reply: FilingProgress,
  status: 200,
  summary: 'Returns the receipt of a filing with its confirmation number, and what has happened to it at the court.',
});

/** The same bytes for the same receipt. */
export const printFilingReceipt = endpoint({
  method: 'GET',
  path: '/documents/:id/receipt/file',
  permission: 'filings:read',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the receipt of a filing as a PDF.',
});

export const printFiledCopy = endpoint({
  method: 'GET',
  path: '/documents/:id/stamped/',
  permission: 'filings:read',
  input: Id,
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary:
    'Returns a copy of the lead document with the court’s stamp: RECEIVED, or after acceptance FILED. Its fingerprint is recorded, so that anyone can verify the copy.',
});

/** The token in the address of a public verification page. */
const Token = z.object({ token: z.string().min(1).max(100) });

/** A receipt as anyone sees it who has its address. It never names the filer or a party. */
export const PublicReceipt = z.object({
  court: z.string(),
  time_zone: z.string(),
  received_at: Moment,
  /** The other facts; null if the filing is not open to the public, or the portal cannot determine that it is. */
  facts: z
    .object({ number: z.string(), case_number: z.string().nullable(), documents: z.array(ReceiptDocument) })
    .nullable(),
});
export type PublicReceipt = z.infer<typeof PublicReceipt>;

export const readPublicReceipt = endpoint({
  method: 'GET',
  path: '/verify/:token/',
  permission: 'portal:visit',
  input: Token,
  reply: PublicReceipt,
  status: 200,
  summary: 'Returns the facts of a receipt for its public verification address.',
});

/** Whether the court holds a document with a fingerprint. `position` is that of the document on the receipt. */
export const FingerprintMatch = z.discriminatedUnion('match', [
  z.object({ match: z.literal('received'), position: z.number().int(), at: Moment }),
  z.object({
    match: z.literal('stamped'),
    position: z.number().int().nullable(),
    mark: z.enum(['RECEIVED', 'FILED']),
    at: Moment,
  }),
  /** Received after the receipt: a corrected document, or with `position` null one that was added. */
  z.object({ match: z.literal('later'), position: z.number().int().nullable(), at: Moment }),
  z.object({ match: z.literal('none') }),
]);
export type FingerprintMatch = z.infer<typeof FingerprintMatch>;

export const matchFingerprint = endpoint({
  method: 'POST',
  path: '/verify/:token/match/',
  permission: 'portal:visit',
  body: 'json',
  input: Token.extend({ sha256: Fingerprint }),
  reply: FingerprintMatch,
  status: 200,
  summary:
    'Compares the SHA-256 of a document with the documents that the court received and the copies that it issued.',
});
