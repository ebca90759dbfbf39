import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions, priorities } from '#domain/courts/choices';
import { filingViews } from '#domain/filings/filingViews';
import { analysisStates, filingStates } from '#domain/filings/states';
import { confirmableNames } from '#domain/reading/wireName';
import { AnalysisError, AnalysisRecord, AnalysisStep, ComplianceCheck, ProcessedDocument } from './analyses.ts';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { ChangesSince, Confirmation, Contradiction, Correction, ExtractedField } from './extractedFields.ts';
import { ConfirmedDoubts } from './heldSubmissions.ts';
import { Moment } from './moment.ts';

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
  /** A clerk has taken it up and has not decided. */
  in_review: z.boolean(),
  /** What a change must carry, so that a stale one is noticed. */
  version: z.number().int(),
});
export type FilingRow = z.infer<typeof FilingRow>;

/** Everything the details panel shows of one filing. */
export const FilingDetails = FilingRow.extend({
  fields: z.array(ExtractedField),
  corrections: z.array(Correction),
  /** Those in effect: the field was not corrected since, and the machine still reads the same. */
  confirmations: z.array(Confirmation),
  /** Null until its document was read a second time. */
  changes_since: ChangesSince.nullable(),
  contradictions: z.array(Contradiction),
  /** What the filer was asked about before sending, and confirmed. */
  confirmed_doubts: z.array(ConfirmedDoubts),
  /** When the returned document was received, where the filer replaced it with another document. */
  first_received_at: Moment.nullable(),
  /** Which reader read it; null for analyses from before readers were numbered. */
  reading_version: z.number().int().nullable(),
  steps: z.array(AnalysisStep),
  analysis_error: AnalysisError.nullable(),
  compliance_check: ComplianceCheck,
  /** What the asker may do with it, decided by the server. */
  abilities: z.object({
    correct: z.boolean(),
    prioritize: z.boolean(),
    reanalyze: z.boolean(),
    add_documents: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type FilingDetails = z.infer<typeof FilingDetails>;

/** What the filer chose beside the documents (departure 28: optional on the wire). */
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
  /** What the document says against the choices that came with it. */
  contradictions: z.array(Contradiction),
});
export type AnalyzeReply = z.infer<typeof AnalyzeReply>;

/** The answer to `Prefer: respond-async`: received for good, the analysis is a job to follow. */
export const AnalyzeAccepted = z.object({
  message: z.string(),
  job: z.object({ filing_id: z.uuid(), progress: z.string() }),
});
export type AnalyzeAccepted = z.infer<typeof AnalyzeAccepted>;

/** The sender's name for one submission: submitted twice under it, the same documents are filed once. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Send 1 to 200 letters, digits or signs without spaces.');

/**
 * Multipart: `main_document`, up to 2 `supporting_documents`, and the fields of FilingChoices. With `ask_first` a doubt
 * about the documents is answered with 409 `submission_doubted`, and they are held; sent again with `held_submission`
 * in place of the files they are filed, with the confirmed doubts on the record.
 */
export const analyzeDocuments = endpoint({
  method: 'POST',
  path: '/documents/analyze/',
  permission: 'filings:file',
  body: 'files',
  input: FilingChoices.extend({ ask_first: z.literal('yes').optional(), held_submission: z.uuid().optional() }),
  reply: z.union([AnalyzeReply, AnalyzeAccepted]),
  status: 201,
  files: {
    main_document: {
      atMost: 1,
      required: true,
      description: 'The document that is filed: PDF, DOC, DOCX or TXT, at most 10 MB.',
    },
    supporting_documents: { atMost: 2, description: 'Documents that support it.' },
  },
  summary:
    'Files documents and analyses the main one. 201 with the analysis; 202 with the job to `Prefer: respond-async`.',
});

/** The outcome of a submission whose answer was lost. 404: no filing under this key has reached the court. */
export const findSubmission = endpoint({
  method: 'GET',
  path: '/documents/submissions/:key/',
  permission: 'filings:file',
  input: z.object({ key: IdempotencyKey }),
  reply: z.object({ filing_id: z.uuid() }),
  status: 200,
  summary: 'Looks up the filing that you submitted under an Idempotency-Key, for when the answer did not arrive.',
});

export const filingsPerPage = 10;

/** One page of Recent Cases with the totals of the dashboard. */
export const FilingList = z.object({
  results: z.object({
    all_documents: z.array(FilingRow),
    /** Seconds; null until a document was analyzed. */
    average_processing_time: z.number().nullable(),
    /** Number of filings that match. */
    total_documents: z.number().int(),
    total_pages: z.number().int(),
    /** Mean of the accuracy scores, 0 to 100: the machine's opinion of itself; null until a document was analyzed. */
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
    /** Only rows of this set. */
    show: z.enum(filingViews).optional(),
  }),
  reply: FilingList,
  status: 200,
  summary: 'The filings that the asker may see, newest first, with the totals of the dashboard.',
});

export const readFilingDetails = endpoint({
  method: 'GET',
  path: '/documents/:id/',
  permission: 'filings:read',
  input: z.object({ id: z.uuid() }),
  reply: FilingDetails,
  status: 200,
  summary: 'One filing with its documents, what was read in them and where, and every correction.',
});

const noControls = 'Remove the control characters';
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u, noControls);
const lines = z
  .string()
  .max(20_000)
  .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, noControls);

/** Fields of a correction. A field that is absent stays; an empty text says that the document does not state it. */
export const FilingCorrections = z.object({
  doc_type: line(200).optional(),
  court: line(300).optional(),
  location: line(300).optional(),
  case_number: line(100).optional(),
  filling_date: z
    .union([z.literal(''), calendarDay('Write the date as YYYY-MM-DD')], 'Write the date as YYYY-MM-DD')
    .optional(),
  amount: z
    .string()
    .trim()
    .regex(/^$|^\$?\s?\d{1,3}(,?\d{3})*(\.\d{2})?$/, 'Write the amount as in 84,500.00')
    .optional(),
  judge_name: line(200).optional(),
  title: line(500).optional(),
  hearing_date: z
    .union([z.literal(''), calendarDay('Write the date as YYYY-MM-DD')], 'Write the date as YYYY-MM-DD')
    .optional(),
  hearing_time: z
    .string()
    .trim()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM, as in 13:30')
    .optional(),
  /** One name a line. */
  plaintiffs: lines.optional(),
  claimants: lines.optional(),
  defendants: lines.optional(),
  priority: z.enum(priorities).optional(),
  /** Fields whose values the machine read right. In a form: their names with commas between. */
  confirmed: z
    .union([
      z.array(z.enum(confirmableNames)).max(confirmableNames.length),
      z
        .string()
        .max(500)
        .transform((names) => names.split(',').map((name) => name.trim()))
        .pipe(z.array(z.enum(confirmableNames))),
    ])
    .optional(),
});
export type FilingCorrections = z.infer<typeof FilingCorrections>;

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
  summary: 'Corrects or confirms what was read. The machine’s value is kept beside the correction.',
});

/** An analysis that was asked for; `running` when one was under way already and is answered instead. */
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
  summary: 'Reads the newest version of a filing anew. What people corrected stays in force.',
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
  files: { supporting_document: { atMost: 10, required: true, description: 'At most 10 MB each.' } },
  summary: 'Adds supporting documents to a filing.',
});

export const withdrawFiling = endpoint({
  method: 'DELETE',
  path: '/documents/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Withdraws a filing that the court has not decided on. Its papers and their history are kept.',
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
  summary: 'The steps of an analysis as they happen, as an event stream.',
});
