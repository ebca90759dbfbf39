import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions, priorities } from '#domain/courts/choices';
import { filingViews } from '#domain/filings/filingViews';
import { analysisStates, filingStates } from '#domain/filings/states';
import { AnalysisError, AnalysisRecord, AnalysisStep, ComplianceCheck, ProcessedDocument } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import {
  AdditionalValues,
  ChangesSince,
  Confirmation,
  Contradiction,
  Correction,
  ExtractedField,
} from './extractedFields.ts';
import { FilingCorrections } from './filingCorrections.ts';
import { ConfirmedDoubts } from './heldSubmissions.ts';
import { Moment } from './moment.ts';

/** The draft of an analyzed document, and the version to send when you file it. */
export const DraftReference = z.object({ id: z.uuid(), version: z.number().int() });
export type DraftReference = z.infer<typeof DraftReference>;

/** A row of Recent Cases. */
export const FilingRow = AnalysisRecord.extend({
  document_name: z.string(),
  filed_by: z.string(),
  state: z.enum(filingStates),
  analysis_state: z.enum(analysisStates),
  court_level: z.enum(courtLevels).nullable(),
  jurisdiction: z.enum(jurisdictions).nullable(),
  case_type: z.enum(caseTypes).nullable(),
  priority: z.enum(priorities),
  priority_reason: z.string(),
  received_at: Moment,
  analyzed_at: Moment.nullable(),
  processing_time_seconds: z.number().nullable(),
  documents: z.array(ProcessedDocument),
  /** Whether a clerk has claimed it and has not decided. */
  in_review: z.boolean(),
  /** The version that a change must send, so that a conflicting change is detected. */
  version: z.number().int(),
});
export type FilingRow = z.infer<typeof FilingRow>;

/** Everything that the details panel shows about one filing. */
export const FilingDetails = FilingRow.extend({
  ...AdditionalValues.shape,
  fields: z.array(ExtractedField),
  corrections: z.array(Correction),
  /** Confirmations in effect: the field has not been corrected since, and the analysis still reads the same value. */
  confirmations: z.array(Confirmation),
  /** Null until its document has been read again. */
  changes_since: ChangesSince.nullable(),
  contradictions: z.array(Contradiction),
  /** The doubts that the filer confirmed before submitting. */
  confirmed_doubts: z.array(ConfirmedDoubts),
  /** When the returned document was received, if the filer replaced it with a different document. */
  first_received_at: Moment.nullable(),
  /** The filing whose attachment it is, if the clerk returned it alone; null otherwise. */
  attached_to: z.uuid().nullable(),
  /** The member of the filer’s firm who submitted it for the filer; null if the filer did. */
  submitted_by: z.string().nullable(),
  /** The version of the reader; null for analyses from before versions were recorded. */
  reading_version: z.number().int().nullable(),
  steps: z.array(AnalysisStep),
  analysis_error: AnalysisError.nullable(),
  compliance_check: ComplianceCheck,
  /** What the user may do with it, as the server decides. */
  abilities: z.object({
    correct: z.boolean(),
    prioritize: z.boolean(),
    reanalyze: z.boolean(),
    add_documents: z.boolean(),
    withdraw: z.boolean(),
    file: z.boolean(),
  }),
  /** The draft of which it is a document; null once it is filed. */
  draft: DraftReference.nullable(),
});
export type FilingDetails = z.infer<typeof FilingDetails>;

/** The filer's choices for the documents (departure 28: optional in the API). */
export const FilingChoices = z.object({
  court_level: z.enum(courtLevels).optional(),
  jurisdiction: z.enum(jurisdictions).optional(),
  case_type: z.enum(caseTypes).optional(),
});
export type FilingChoices = z.infer<typeof FilingChoices>;

export const AnalyzeReply = z.object({
  message: z.string(),
  analysis: AnalysisRecord.extend({ evidence: z.array(ExtractedField) }),
  compliance_check: ComplianceCheck,
  /** Contradictions between the document and the filer's choices. */
  contradictions: z.array(Contradiction),
  /** Null if a repeated key identified documents that are filed already. */
  draft: DraftReference.nullable(),
});
export type AnalyzeReply = z.infer<typeof AnalyzeReply>;

/** The response to `Prefer: respond-async`: the documents are received, and their analysis is a job to follow. */
export const AnalyzeAccepted = z.object({
  message: z.string(),
  job: z.object({ filing_id: z.uuid(), progress: z.string() }),
});
export type AnalyzeAccepted = z.infer<typeof AnalyzeAccepted>;

/** The sender's key for one submission. The same documents submitted twice with one key are one draft. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Send 1 to 200 letters, digits, or symbols, without spaces.');

/**
 * Multipart: `main_document`, up to 2 `supporting_documents`, and the fields of FilingChoices. The documents are a draft
 * until its owner files it. With `envelope`, the main document is a further lead document of that draft.
 */
export const analyzeDocuments = endpoint({
  method: 'POST',
  path: '/documents/analyze/',
  permission: 'filings:file',
  body: 'files',
  input: FilingChoices.extend({ envelope: z.uuid().optional() }),
  reply: z.union([AnalyzeReply, AnalyzeAccepted]),
  status: 201,
  files: {
    main_document: {
      atMost: 1,
      required: true,
      description: 'The lead document: PDF, DOC, DOCX, or TXT, at most 10 MB.',
    },
    supporting_documents: { atMost: 2, description: 'Supporting documents, which belong to the lead document.' },
  },
  headers: {
    Prefer: '`respond-async`: respond with 202 and a job as soon as the documents are received.',
    'Idempotency-Key':
      'A key that you choose for the submission. The same documents submitted again with this key are the same draft.',
  },
  summary:
    'Analyzes the lead document and keeps the documents as a draft, which only you have access to until you file it. Returns 201 with the analysis, or 202 with a job for `Prefer: respond-async`.',
});

/** The outcome of a submission whose response was lost. 404: no documents with this key were received. */
export const findSubmission = endpoint({
  method: 'GET',
  path: '/documents/submissions/:key/',
  permission: 'filings:file',
  input: z.object({ key: IdempotencyKey }),
  reply: z.object({ filing_id: z.uuid() }),
  status: 200,
  summary: 'Finds the draft or filing that you submitted with an Idempotency-Key, in case the response did not arrive.',
});

export const filingsPerPage = 10;

/** One page of Recent Cases with the dashboard's totals. */
export const FilingList = z.object({
  results: z.object({
    all_documents: z.array(FilingRow),
    /** Seconds; null until a document was analyzed. */
    average_processing_time: z.number().nullable(),
    /** Number of filings that match. */
    total_documents: z.number().int(),
    total_pages: z.number().int(),
    /** Mean accuracy score, 0 to 100, which is the analysis's own estimate; null until a document has been analyzed. */
    average_accuracy: z.number().nullable(),
    total_cases: z.number().int(),
    upcoming_hearings: z.number().int(),
  }),
});
export type FilingList = z.infer<typeof FilingList>;

export const listFilings = endpoint({
  method: 'GET',
  path: '/documents/lists/',
  permission: 'filings:read',
  input: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    priority: z.enum(priorities).optional(),
    /** Only the filings of this case. */
    case: z.uuid().optional(),
    /** Only the filings of this person. */
    filed_by: z.uuid().optional(),
    /** Only filings of this set. */
    show: z.enum(filingViews).optional(),
  }),
  reply: FilingList,
  status: 200,
  summary: 'Lists the filings that you have access to, newest first, with the dashboard’s totals.',
});

export const readFilingDetails = endpoint({
  method: 'GET',
  path: '/documents/:id/',
  permission: 'filings:read',
  input: z.object({ id: z.uuid() }),
  reply: FilingDetails,
  status: 200,
  summary: 'Returns one filing with its documents, the values read and their positions, and all corrections.',
});

export const FilingEdited = z.object({ message: z.string(), filing: FilingDetails });
export type FilingEdited = z.infer<typeof FilingEdited>;

export const editFiling = endpoint({
  method: 'PUT',
  path: '/documents/edit/:id/',
  permission: 'filings:correct',
  body: 'form',
  input: FilingCorrections.extend({
    id: z.uuid('Document ID is missing.'),
    version: z.coerce.number().int().optional(),
  }).refine(({ confirmed, version }) => confirmed === undefined || version !== undefined, {
    path: ['version'],
    message: 'Send the version of the filing whose values you confirm',
  }),
  reply: FilingEdited,
  status: 200,
  summary: 'Corrects or confirms values that were read. The original values are kept with the corrections.',
});

/** A requested analysis; `running` if one was already in progress and is returned instead. */
export const Reanalysis = z.object({
  message: z.string(),
  running: z.boolean(),
  job: z.object({ filing_id: z.uuid(), progress: z.string() }),
});
export type Reanalysis = z.infer<typeof Reanalysis>;

export const reanalyzeFiling = endpoint({
  method: 'POST',
  path: '/documents/:id/reanalyze/',
  permission: 'filings:correct',
  input: z.object({ id: z.uuid() }),
  reply: Reanalysis,
  status: 202,
  summary: 'Analyzes the newest version of a filing again. Corrections remain in effect.',
});

/** Multipart: one or more `supporting_document` files. */
export const addSupportingDocuments = endpoint({
  method: 'PUT',
  path: '/documents/analyze/:id/supporting',
  permission: 'filings:file',
  body: 'files',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), documents: z.array(ProcessedDocument) }),
  status: 201,
  files: {
    supporting_document: { atMost: 10, required: true, description: 'The supporting documents, at most 10 MB each.' },
  },
  summary: 'Adds supporting documents to a filing.',
});

export const withdrawFiling = endpoint({
  method: 'DELETE',
  path: '/documents/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary:
    'Withdraws a filing that the court has not decided; its documents and their history are kept. A draft is discarded.',
});

/** `text/event-stream` of AnalysisStep events, ended by `event: end`. */
export const followAnalysis = endpoint({
  method: 'GET',
  path: '/documents/:id/progress',
  permission: 'filings:read',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['text/event-stream'],
  summary: 'Streams the steps of an analysis as they happen.',
});
