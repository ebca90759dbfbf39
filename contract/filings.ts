import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions, priorities } from '#domain/courts/choices';
import { doubtKinds } from '#domain/filings/doubts/Doubt';
import { filingViews } from '#domain/filings/filingViews';
import { analysisStates, filingStates } from '#domain/filings/states';
import { correctableFields } from '#domain/reading/Reading';
import { confirmableNames } from '#domain/reading/wireName';
import { calendarDay } from './calendarDay.ts';
import { AcceptanceOutlook, CheckResult, DocumentLedger, FilingCheck } from './checks.ts';
import { DocumentTypeName } from './documentTypes.ts';
import { endpoint } from './endpoint.ts';
import { Box, Evidence } from './evidence.ts';

const Moment = z.iso.datetime({ offset: true });
const Names = z.array(z.string());

/** One value as the machine read it. Sums are written as in `$84,500.00`, dates as YYYY-MM-DD. */
export const ExtractedField = z.object({
  field: z.string(),
  value: z.string(),
  confidence: z.number(),
  method: z.string(),
  evidence: z.array(Evidence),
  /** What the value consists of, by name: a party's `role`, a lawyer's `bar_number`, what a sum is `for`. */
  parts: z.record(z.string(), z.string()).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

/** What a person put in place of the machine's value. The machine's value stays beside it. */
export const Correction = z.object({
  id: z.uuid(),
  field: z.enum(correctableFields),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  corrected_by: z.string(),
  corrected_at: Moment,
});
export type Correction = z.infer<typeof Correction>;

/** A person's word that the machine's value is right. It stands until somebody corrects the field. */
export const Confirmation = z.object({
  field: z.enum(confirmableNames),
  confirmed_by: z.string(),
  confirmed_at: Moment,
});
export type Confirmation = z.infer<typeof Confirmation>;

/** What the newest analysis read otherwise than the one before it; several values of a field each on their own. */
export const ChangesSince = z.object({
  /** When the analysis before ended. */
  analyzed_at: Moment,
  changes: z.array(z.object({ field: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
});
export type ChangesSince = z.infer<typeof ChangesSince>;

/** What the filer chose against what the document says. Advice: a person looks at it (departure 23). */
export const Contradiction = z.object({
  choice: z.enum(['case_type', 'jurisdiction', 'court_level']),
  /** What the filer chose. */
  chosen: z.string(),
  /** What the document says instead, in the words of the same list; null where the list has no word for it. */
  says: z.string().nullable(),
  message: z.string(),
  evidence: z.array(Evidence),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** A difference between a document and where or for whom it is filed, which the filer is asked to confirm. */
export const Doubt = z.object({
  kind: z.enum(doubtKinds),
  message: z.string(),
  /** The document's own words. */
  document: z.string(),
  /** What the court, the case, the roster, or the returned document says instead. */
  expected: z.string().nullable(),
  page: z.number().int().nullable(),
});
export type Doubt = z.infer<typeof Doubt>;

/** The details of `submission_doubted` and `correction_doubted`: what is held, and why it was not taken at once. */
export const HeldSubmission = z.object({
  held_submission: z.uuid(),
  /** Under which the documents are filed once confirmed, to look up the outcome; null for a correction. */
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

/** Why a filing is complete, incomplete or uncertain: `words` are made of the code and its values. */
export const CompletenessReason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  words: z.string(),
});
export type CompletenessReason = z.infer<typeof CompletenessReason>;

/** The analysis as SPEC.md 7 lists it: the values in force, corrections included. */
export const AnalysisRecord = z.object({
  id: z.uuid(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  title: z.string().nullable(),
  court: z.string().nullable(),
  location: z.string().nullable(),
  case_number: z.string().nullable(),
  filling_date: z.string().nullable(),
  plaintiffs: Names,
  claimants: Names,
  defendants: Names,
  amount: z.string().nullable(),
  judge_name: z.string().nullable(),
  hearing_date: z.string().nullable(),
  /** On a 24-hour clock, HH:MM. */
  hearing_time: z.string().nullable(),
  summary: z.string().nullable(),
  is_complete: z.boolean(),
  /** Why it is complete or is not, in words. */
  confidence_reasons: Names,
  /** The same reasons, each as a code with its values, for programs that have words of their own. */
  reasons: z.array(CompletenessReason),
  /** 0 to 100: the mean confidence of the values read, no measured accuracy; null when nothing was read. */
  accuracy_score: z.number().nullable(),
});
export type AnalysisRecord = z.infer<typeof AnalysisRecord>;

export const FoundCase = z.object({
  found_match: z.string(),
  url: z.string().nullable(),
  court: z.string().nullable(),
  date_filed: z.string().nullable(),
});

const DocumentCheck = z.object({ message: z.string(), found_cases: z.array(FoundCase) });

/** SPEC.md 3's compliance check, the ledger and the outlook beside it. */
const ComplianceWords = z.object({
  main_document: z.object({ document_name: z.string(), compliance_check: DocumentCheck }),
  supporting_documents: z.array(
    z.object({
      document_name: z.string(),
      compliance_check: z.string(),
      message: z.string(),
      found_cases: z.array(FoundCase),
    }),
  ),
  ledgers: z.array(DocumentLedger),
  /** Null until the court has decided enough filings. */
  outlook: AcceptanceOutlook.nullable(),
});

/** What the newest check of a filing says; `check` is null until it was read. */
export const ComplianceCheck = ComplianceWords.extend({ check: FilingCheck.nullable() });
export type ComplianceCheck = z.infer<typeof ComplianceCheck>;

/** The same of a document that nobody filed. */
export const OwnCompliance = ComplianceWords.extend({ check: CheckResult.nullable() });
export type OwnCompliance = z.infer<typeof OwnCompliance>;

/** One document of a filing, in its newest version. */
export const ProcessedDocument = z.object({
  id: z.uuid(),
  version_id: z.uuid(),
  version: z.number().int(),
  kind: z.enum(['lead', 'supporting']),
  title: z.string(),
  /** Its type's label, as far as it was read. */
  type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  file_type: z.string(),
  /** Bytes. */
  file_size: z.number().int(),
  /** Null for documents without fixed pages. */
  pages: z.number().int().nullable(),
  pages_without_text: z.number().int(),
  /** Pages whose words were read off their picture. */
  pages_recognized: z.number().int(),
  sha256: z.string(),
  uploaded_at: Moment,
});
export type ProcessedDocument = z.infer<typeof ProcessedDocument>;

/** One step of an analysis as it happens. */
export const AnalysisStep = z.object({
  state: z.enum(analysisStates),
  at: Moment,
  /** Pages done and pages in all, where the step counts pages. */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
});
export type AnalysisStep = z.infer<typeof AnalysisStep>;

/** Why an analysis failed. `error` is fit to be shown. */
export const AnalysisError = z.object({ code: z.string(), error: z.string(), details: z.unknown().optional() });

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
  /** Those in force: nobody corrected the field since, and the machine still reads the same. */
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
    /** Seconds; null until something was analysed. */
    average_processing_time: z.number().nullable(),
    /** Number of filings that match. */
    total_documents: z.number().int(),
    total_pages: z.number().int(),
    /** Mean of the accuracy scores, 0 to 100: what the machine thinks of itself; null until something was analysed. */
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
    /** Only this heap of them. */
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

/** How the viewer shows a document: pages with their sizes in points, or paragraphs of text. */
export const DocumentView = z.discriminatedUnion('layout', [
  z.object({
    layout: z.literal('pages'),
    document_name: z.string(),
    pages: z.array(z.object({ number: z.number().int(), width: z.number(), height: z.number() })),
  }),
  z.object({
    layout: z.literal('flow'),
    document_name: z.string(),
    paragraphs: z.array(z.object({ number: z.number().int(), text: z.string() })),
  }),
]);
export type DocumentView = z.infer<typeof DocumentView>;

export const viewDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/view/',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid() }),
  reply: DocumentView,
  status: 200,
  summary: 'The pages or paragraphs of one document version.',
});

/** Documents that you sent and that are not filed: you have still to answer a question about them. */
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
  summary: 'Your documents that are not filed because you have still to answer a question about them.',
});

export const discardHeldSubmission = endpoint({
  method: 'DELETE',
  path: '/documents/held/:id/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards documents that wait for your confirmation. Nothing is filed.',
});

export const renderHeldPage = endpoint({
  method: 'GET',
  path: '/documents/held/:id/page',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'The first page of a document that you sent and have still to confirm.',
});

/** The widest picture of a whole page, and the widest page of which squares are drawn, in pixels. */
export const widestPicture = 2400;
export const widestTiledPicture = 6400;

/** `image/webp` of one page, at most 2,400 pixels wide, or of a square of 1,024 pixels of it, drawn larger than that. */
export const renderDocumentPage = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/pages/:page',
  permission: 'filings:read',
  input: z
    .object({
      version_id: z.uuid(),
      page: z.coerce.number().int().min(1),
      width: z.coerce.number().int().min(100).max(widestTiledPicture).default(1200),
      /** Column and row of the square, from 0, as in `2-5`; without it the whole page is drawn. */
      tile: z
        .string()
        .regex(/^\d{1,2}-\d{1,2}$/, 'Write the square as column-row')
        .optional(),
    })
    .refine(({ width, tile }) => tile !== undefined || width <= widestPicture, {
      path: ['width'],
      message: `A whole page is at most ${widestPicture} pixels wide`,
    }),
  reply: z.never(),
  status: 200,
  summary: 'A picture of one page, made by the server so that no browser opens an untrusted file.',
});

/** The words of one page where they are printed. */
export const PageText = z.object({
  number: z.number().int(),
  /** Points, upright. */
  width: z.number(),
  height: z.number(),
  /** `none`: a picture, in which no words were recognized. */
  source: z.enum(['text-layer', 'ocr', 'none']),
  /** Degrees clockwise by which a scan has to be turned to be read. Boxes lie on the page as it is shown. */
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
  /** In reading order. */
  words: z.array(z.object({ text: z.string(), box: Box })),
  /** Index of the first word of each line. */
  lines: z.array(z.number().int()),
});
export type PageText = z.infer<typeof PageText>;

export const readPageText = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/pages/:page/text',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid(), page: z.coerce.number().int().min(1) }),
  reply: PageText,
  status: 200,
  summary: 'The words of one page with their places, to be selected, copied and read aloud.',
});

/** A place where the words that were searched for stand, with the text around it. */
export const DocumentHit = z.object({ evidence: Evidence, before: z.string(), after: z.string() });
export type DocumentHit = z.infer<typeof DocumentHit>;

export const DocumentSearch = z.object({
  /** All places; `hits` holds the first 500. */
  total: z.number().int(),
  hits: z.array(DocumentHit),
  /** Pages that are pictures: what they say was not searched. */
  pages_without_text: z.array(z.number().int()),
});
export type DocumentSearch = z.infer<typeof DocumentSearch>;

export const searchDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/search',
  permission: 'filings:read',
  input: z.object({
    version_id: z.uuid(),
    q: z.string().min(1, 'Type what to search for').max(200, 'Search for at most 200 characters'),
  }),
  reply: DocumentSearch,
  status: 200,
  summary: 'Where in a document words stand; case, accents, hyphens, quotes and line ends do not matter.',
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/file',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'The document as it was filed, byte for byte.',
});
