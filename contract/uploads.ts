import { z } from 'zod';
import { uploadPurposes, uploadStates } from '#domain/uploads/uploadStates';
import { endpoint } from './endpoint.ts';
import { FilingChoices } from './filings.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

/** The largest files that a court takes. */
export const SizeLimits = z.object({
  /** Megabytes of 1,048,576 bytes. */
  document_mb: z.int(),
  /** For all documents of an envelope together; null where there is no such limit. */
  envelope_mb: z.int().nullable(),
  /** Null where the court has published no limit. */
  authority: z.string().nullable(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  set_by_court: z.boolean(),
});
export type SizeLimits = z.infer<typeof SizeLimits>;

/** A document that you are uploading in parts. */
export const Upload = z.object({
  id: z.uuid(),
  purpose: z.enum(uploadPurposes),
  /** The draft to which it is added; null for a new draft. */
  envelope_id: z.uuid().nullable(),
  filing_id: z.uuid().nullable(),
  file_name: z.string(),
  fingerprint: z.string().nullable(),
  size: z.int(),
  /** Bytes that arrived. */
  received: z.int(),
  state: z.enum(uploadStates),
  /** Why it cannot be used, and what to do. */
  failure: z.string().nullable(),
  /** The filing or the batch that it became. */
  result_id: z.uuid().nullable(),
  changed_at: Moment,
  expires_at: Moment,
});
export type Upload = z.infer<typeof Upload>;

export const listUploads = endpoint({
  method: 'GET',
  path: '/documents/uploads/',
  permission: 'filings:file',
  input: z.object({}),
  reply: z.object({ court: z.string(), limits: SizeLimits, uploads: z.array(Upload) }),
  status: 200,
  summary: 'Lists your uploads that are not finished, and the largest documents that your court takes.',
});

/** A name for a file as a browser sends it. */
const FileName = line('The name of the file', 300);
const Fingerprint = z.string().max(200).optional();

/** The values of `Upload-Metadata` for a document of a filing. */
export const UploadTarget = z.discriminatedUnion('purpose', [
  FilingChoices.extend({
    purpose: z.literal('lead'),
    filename: FileName,
    fingerprint: Fingerprint,
    /** The draft of which it is a further lead document; without it, it begins a new draft. */
    envelope: z.uuid().optional(),
  }),
  z.object({
    purpose: z.enum(['attachment', 'correction_attachment']),
    filename: FileName,
    fingerprint: Fingerprint,
    filing: z.uuid(),
  }),
  z.object({
    purpose: z.literal('replacement'),
    filename: FileName,
    fingerprint: Fingerprint,
    filing: z.uuid(),
    /** The document whose place it takes; by default the lead document. */
    replaces: z.uuid().optional(),
  }),
]);
export type UploadTarget = z.infer<typeof UploadTarget>;

const headers = {
  'Tus-Resumable': '`1.0.0`.',
  'Upload-Length': 'The size of the document in bytes.',
};
const reply = z.never();

export const describeUploads = endpoint({
  method: 'OPTIONS',
  path: '/documents/uploads/',
  permission: 'filings:file',
  input: z.object({}),
  reply,
  status: 204,
  summary: 'Returns the version, the extensions, and the maximum size of resumable uploads (tus 1.0) in headers.',
});

export const beginUpload = endpoint({
  method: 'POST',
  path: '/documents/uploads/',
  permission: 'filings:file',
  input: z.object({}),
  reply,
  status: 201,
  headers: {
    ...headers,
    'Upload-Metadata':
      '`filename`, `purpose` (lead, attachment, replacement, correction_attachment), and its target: `envelope` or `filing`.',
  },
  summary:
    'Begins a resumable upload (tus 1.0) of a document up to the court’s limit. `Location` is its address. When the last byte has arrived, the document is checked and added to the draft or the filing.',
});

const Id = z.object({ id: z.uuid() });

export const readUploadOffset = endpoint({
  method: 'HEAD',
  path: '/documents/uploads/:id/',
  permission: 'filings:file',
  input: Id,
  reply,
  status: 200,
  headers: { 'Tus-Resumable': headers['Tus-Resumable'] },
  summary: 'Returns in `Upload-Offset` how many bytes of one of your uploads have arrived.',
});

export const continueUpload = endpoint({
  method: 'PATCH',
  path: '/documents/uploads/:id/',
  permission: 'filings:file',
  body: 'bytes',
  input: Id,
  reply,
  status: 204,
  headers: {
    'Tus-Resumable': headers['Tus-Resumable'],
    'Upload-Offset': 'Where the bytes belong, which must be the present offset; otherwise 409.',
    'Upload-Checksum': 'Optional: `sha1`, `sha256`, or `md5`, and the hash of the bytes in Base64; 460 if it differs.',
  },
  summary: 'Adds bytes to one of your uploads. What arrived before the connection was lost is kept.',
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/documents/uploads/:id/',
  permission: 'filings:file',
  input: Id,
  reply,
  status: 204,
  summary: 'Deletes one of your uploads with everything that arrived.',
});
