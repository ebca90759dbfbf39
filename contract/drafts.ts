import { z } from 'zod';
import { analysisStates } from '#domain/filings/states';
import { AnalysisError, ProcessedDocument } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { Doubt } from './heldSubmissions.ts';
import { Moment } from './moment.ts';

/** A lead document of a draft with its attachments. Its details, pages, and corrections are those of a filing. */
export const DraftDocument = z.object({
  id: z.uuid(),
  document_name: z.string(),
  title: z.string().nullable(),
  doc_type: z.string().nullable(),
  case_number: z.string().nullable(),
  analysis_state: z.enum(analysisStates),
  analysis_error: AnalysisError.nullable(),
  documents: z.array(ProcessedDocument),
});
export type DraftDocument = z.infer<typeof DraftDocument>;

/**
 * Documents that were analyzed and are not filed. Only their owner has access to them, the owner's delegates, and members
 * of the owner's firm with whom the owner shares them.
 */
export const Draft = z.object({
  id: z.uuid(),
  /** The version to send when you file it, so that nothing is filed that was not on your screen. */
  version: z.number().int(),
  created_at: Moment,
  changed_at: Moment,
  /** Who last changed it, if it was not you. */
  changed_by: z.string().nullable(),
  /** Its owner, who will be the filer; null if it is yours. */
  owner: z.string().nullable(),
  /** The court with which it will be filed, if it is not the court in which you signed in. */
  other_court: z.string().nullable(),
  documents: z.array(DraftDocument),
});
export type Draft = z.infer<typeof Draft>;

export const draftsPerPage = 10;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/documents/drafts/',
  permission: 'filings:file',
  input: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: z.object({ data: z.array(Draft), total: z.number().int(), total_pages: z.number().int() }),
  status: 200,
  summary: 'Lists your documents that are not filed, the last changed first.',
});

/** A lead document with the differences between it and the court, the case, or the filer. */
export const DoubtedDocument = z.object({
  id: z.uuid(),
  document_name: z.string(),
  doubts: z.array(Doubt),
  /** The court with which it is filed, in a submission to several. */
  court: z.string().optional(),
});
export type DoubtedDocument = z.infer<typeof DoubtedDocument>;

/** The details of `submission_doubted`. */
export const SubmissionDoubted = z.object({ documents: z.array(DoubtedDocument) });
export type SubmissionDoubted = z.infer<typeof SubmissionDoubted>;

export const DraftDetails = Draft.extend({
  /** Whether you belong to a law firm, whose members can share it. */
  in_firm: z.boolean(),
  /** The court with which it will be filed. */
  court: z.string(),
  /** Whether it has, or could have, parts for other courts or other cases. */
  has_parts: z.boolean(),
  /** What you are asked to confirm before it is filed; only documents about which there is a doubt. */
  doubted: z.array(DoubtedDocument),
});
export type DraftDetails = z.infer<typeof DraftDetails>;

export const readDraft = endpoint({
  method: 'GET',
  path: '/documents/drafts/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: DraftDetails,
  status: 200,
  summary: 'Returns one of your drafts with the doubts about its documents.',
});

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/documents/drafts/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards a draft with all its documents. Nothing is filed.',
});

export const removeSupportingDocument = endpoint({
  method: 'DELETE',
  path: '/documents/supporting/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes a supporting document from a draft.',
});

export const FiledDraft = z.object({
  message: z.string(),
  filings: z.array(z.object({ id: z.uuid(), document_name: z.string() })),
  court: z.string(),
  received_at: Moment,
});
export type FiledDraft = z.infer<typeof FiledDraft>;

export const fileDraft = endpoint({
  method: 'POST',
  path: '/documents/:id/file/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The version of the draft, by `draft.version` of the analysis or of `documents/drafts/`. */
    version: z.number().int(),
    confirmed_doubts: z.literal(true).optional(),
  }),
  reply: FiledDraft,
  status: 201,
  summary:
    'Files a draft with the court: all lead documents of its envelope with their attachments, or none. Received at the time at which the last byte of the request arrived. With a doubt about a document, returns 409 `submission_doubted` until you send `confirmed_doubts`. A repeated call returns the same filings.',
});
