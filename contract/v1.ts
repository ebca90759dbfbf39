import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { fileFormats, maxDocumentBytes } from '#domain/documents/fileFormats';
import { outputFormats } from '#domain/drafting/outputFormats';
import { forums } from '#domain/drafting/templates/CaseData';
import { templateIds } from '#domain/drafting/templates/templates';
import { filingStates } from '#domain/filings/states';
import { CaseDataInput } from './courtdoc.ts';
import { endpoint } from './endpoint.ts';
import { Evidence } from './evidence.ts';
import { Moment } from './moment.ts';
import { Problem } from './problem.ts';

export const jobStates = ['queued', 'done', 'failed'] as const;

/** /api/v1: the API that other systems call with a key. Names are spelled correctly, in camelCase; errors are problem details (RFC 9457). */

const Day = z.iso.date();
const megabytes = maxDocumentBytes / 1024 / 1024;

// ── documents/analyze ───────────────────────────────────────────────────────

export const AnalyzeInput = z.object({
  jurisdiction: z.enum(jurisdictions).optional(),
  courtLevel: z.enum(courtLevels).optional(),
  caseType: z.enum(caseTypes).optional(),
});

export const AnalysisV1 = z.object({
  analysisId: z.uuid(),
  jurisdiction: z.enum(jurisdictions).nullable(),
  courtLevel: z.enum(courtLevels).nullable(),
  caseType: z.enum(caseTypes).nullable(),
  document: z.object({
    fileName: z.string(),
    fileType: z.enum(fileFormats),
    fileSize: z.number().int().meta({ description: 'Size in bytes.' }),
    sha256: z.string(),
    pages: z.number().int().nullable().meta({ description: 'Null for documents without fixed pages.' }),
    pagesWithoutText: z.number().int(),
    pagesRecognized: z.number().int(),
  }),
  documentType: z.string().nullable(),
  title: z.string().nullable(),
  court: z.string().nullable(),
  location: z.string().nullable(),
  caseNumber: z.string().nullable(),
  filingDate: z.string().nullable(),
  plaintiffs: z.array(z.string()),
  claimants: z.array(z.string()),
  defendants: z.array(z.string()),
  amount: z.string().nullable(),
  judgeName: z.string().nullable(),
  summary: z.string().nullable(),
  isComplete: z.boolean(),
  missing: z.array(z.string()).meta({ description: 'The reasons why the document is incomplete.' }),
  accuracyScore: z.number().nullable().meta({ description: 'Mean confidence of the values read, 0 to 100.' }),
  fields: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      confidence: z.number(),
      method: z.string(),
      evidence: z.array(Evidence),
    }),
  ),
  contradictions: z
    .array(
      z.object({
        choice: z.enum(['jurisdiction', 'courtLevel', 'caseType']),
        chosen: z.string(),
        says: z
          .string()
          .nullable()
          .meta({ description: 'The value that the document indicates; null if it is not one of the choices.' }),
        message: z.string(),
        evidence: z.array(Evidence),
      }),
    )
    .default([])
    .meta({
      description: 'Contradictions between the document and the jurisdiction, courtLevel, or caseType that you sent.',
    }),
  analyzedAt: Moment,
  processingTimeSeconds: z.number(),
});
export type AnalysisV1 = z.infer<typeof AnalysisV1>;

export const AnalysisJob = z.object({
  jobId: z.uuid(),
  status: z.enum(jobStates),
  /** The address of the job's status, also in the Location header. */
  location: z.string(),
  analysis: AnalysisV1.nullable(),
  error: Problem.nullable(),
});
export type AnalysisJob = z.infer<typeof AnalysisJob>;

export const analyzeDocument = endpoint({
  method: 'POST',
  path: '/v1/documents/analyze',
  permission: 'api:analyze',
  scope: 'documents:analyze',
  body: 'files',
  files: {
    file: {
      atMost: 1,
      required: true,
      description: `The document: PDF, DOC, DOCX, or TXT, at most ${megabytes} MB.`,
    },
  },
  headers: { Prefer: '`respond-async`: respond immediately with a job instead of waiting for the result.' },
  accepted: AnalysisJob,
  input: AnalyzeInput,
  reply: z.union([AnalysisV1, AnalysisJob]),
  status: 200,
  summary:
    'Analyzes a document without filing it. Returns its type, court, parties, and amount, each with its evidence, and what is missing. With `Prefer: respond-async`, returns 202 and a job.',
});

export const readAnalysisJob = endpoint({
  method: 'GET',
  path: '/v1/documents/analyses/:jobId',
  permission: 'api:analyze',
  scope: 'documents:analyze',
  input: z.object({ jobId: z.uuid() }),
  reply: AnalysisJob,
  status: 200,
  summary:
    'Returns the state of an analysis that was requested with `Prefer: respond-async`, and, for 7 days, its result.',
});

// ── courts ──────────────────────────────────────────────────────────────────

export const CourtV1 = z.object({
  courtId: z.string(),
  name: z.string(),
  courtLevel: z.enum(courtLevels),
  jurisdiction: z.enum(jurisdictions),
  county: z.string().nullable(),
  timeZone: z.string().meta({ description: 'The IANA name of the court’s time zone.' }),
  mayFile: z.boolean().meta({ description: 'Whether you can file in this court with this key.' }),
});
export type CourtV1 = z.infer<typeof CourtV1>;

export const listCourts = endpoint({
  method: 'GET',
  path: '/v1/courts',
  permission: 'api:file',
  scope: 'filings:submit',
  input: z.object({}),
  reply: z.object({ courts: z.array(CourtV1) }),
  status: 200,
  summary: 'Lists the courts of this portal with the IDs for filings/multi-court.',
});

// ── filings/multi-court ─────────────────────────────────────────────────────

/** A multipart field that contains JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text, context) => {
    if (typeof text !== 'string') return text;
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Send this field as JSON' });
      return z.NEVER;
    }
  }, schema);

export const mostCourts = 20;

export const CaseDetailsInput = z.looseObject({
  caseType: z.enum(caseTypes, { error: `Send caseType: ${caseTypes.join(', ')}` }),
});
export const FilerInfoInput = z.looseObject({
  name: z.string({ error: 'Send the name of the filer' }).trim().min(1, 'Send the name of the filer').max(200),
  email: z.email('Send a valid address').max(254).optional(),
  barNumber: z.string().trim().max(50).optional(),
});

export const MultiCourtInput = z.object({
  courtIds: json(
    z
      .array(z.string().max(100), { error: 'Send a JSON list of court IDs' })
      .min(1, 'Send at least one court ID')
      .max(mostCourts, `Send at most ${mostCourts} court IDs`)
      .refine((ids) => new Set(ids).size === ids.length, 'Send each court ID once'),
  ).meta({ description: 'JSON list of court IDs. `GET /api/v1/courts` lists them.' }),
  caseDetails: json(CaseDetailsInput).meta({
    description: 'JSON object with at least `caseType`. Other fields are stored with the submission.',
  }),
  filerInfo: json(FilerInfoInput).meta({
    description: 'JSON object with the name of the filer. Other fields are stored with the submission.',
  }),
});

export const CourtOutcome = z.object({
  courtId: z.string(),
  status: z.enum(['received', 'refused']),
  filingId: z.uuid().nullable(),
  error: Problem.nullable(),
});
export type CourtOutcome = z.infer<typeof CourtOutcome>;

export const fileInCourts = endpoint({
  method: 'POST',
  path: '/v1/filings/multi-court',
  permission: 'api:file',
  scope: 'filings:submit',
  body: 'files',
  files: {
    filingDocuments: {
      atMost: 3,
      required: true,
      description: `The documents: a lead document, followed by up to two supporting documents. At most ${megabytes} MB each.`,
    },
  },
  headers: {
    'Idempotency-Key': 'Your key for this submission. A submission sent twice with the same key is filed only once.',
  },
  input: MultiCourtInput,
  reply: z.object({ envelopeId: z.uuid(), receivedAt: Moment, courts: z.array(CourtOutcome) }),
  status: 201,
  summary:
    'Files the same documents in several courts of the portal. Each court has its own outcome; the status is 201 if at least one court received them. Send an Idempotency-Key, so that a retry does not file them again.',
});

// ── cases/:caseId/status ────────────────────────────────────────────────────

const Flag = z
  .enum(['true', 'false'], { error: 'Send true or false' })
  .default('false')
  .transform((said) => said === 'true');

/** Maximum number of filings and of docket entries in one response. */
export const mostListed = 200;

export const FilingStatus = z.object({
  filingId: z.uuid(),
  documentType: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(filingStates),
  receivedAt: Moment,
  /** The filing date of an accepted filing, the day that decides whether it is timely, and the reasons. */
  filedOn: Day.nullable(),
  timelyOn: Day.nullable(),
  filedBecause: z.array(z.object({ text: z.string(), authority: z.string().nullable() })),
});
export const DocketLine = z.object({
  number: z.number().int(),
  filedOn: Day,
  receivedAt: Moment.nullable(),
  kind: z.string(),
  description: z.string(),
  filingId: z.uuid().nullable(),
});

export const CaseStatusV1 = z.object({
  caseId: z.uuid(),
  caseNumber: z.string(),
  title: z.string(),
  courtId: z.string(),
  court: z.string(),
  caseType: z.enum(caseTypes),
  status: z.string(),
  judge: z.string().nullable(),
  openedOn: Day,
  closedOn: Day.nullable(),
  disposition: z.string().nullable(),
  nextHearing: z
    .object({ hearingId: z.uuid(), type: z.string(), date: Day, time: z.string(), venue: z.string() })
    .nullable()
    .meta({ description: 'The next hearing, with date and time in the court’s time zone.' }),
  timeZone: z.string(),
  filings: z
    .array(FilingStatus)
    .optional()
    .meta({ description: `With includeFilings=true: the newest ${mostListed} filings.` }),
  filingsTotal: z.number().int().optional(),
  dockets: z
    .array(DocketLine)
    .optional()
    .meta({ description: `With includeDockets=true: the newest ${mostListed} docket entries.` }),
  docketsTotal: z.number().int().optional(),
});
export type CaseStatusV1 = z.infer<typeof CaseStatusV1>;

export const readCaseStatus = endpoint({
  method: 'GET',
  path: '/v1/cases/:caseId/status',
  permission: 'api:read-cases',
  scope: 'cases:read',
  input: z.object({
    caseId: z.string().min(1).max(100).meta({ description: 'The case’s ID, or its case number in the key’s court.' }),
    includeFilings: Flag,
    includeDockets: Flag,
  }),
  reply: CaseStatusV1,
  status: 200,
  summary: 'Returns the status of a case that the key’s owner has access to, with its filings and docket on request.',
});

// ── documents/generate ──────────────────────────────────────────────────────

export const generatedTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const generateCourtDocument = endpoint({
  method: 'POST',
  path: '/v1/documents/generate',
  permission: 'api:generate',
  scope: 'documents:generate',
  body: 'json',
  input: z.object({
    templateId: z.enum(templateIds, { error: `Send one of ${templateIds.join(', ')}` }),
    caseData: CaseDataInput,
    jurisdiction: z.enum(forums, { error: `Send one of ${forums.join(', ')}` }),
    format: z.enum(outputFormats, { error: 'Send pdf or docx' }).default('pdf'),
  }),
  reply: z.unknown(),
  produces: Object.values(generatedTypes),
  status: 200,
  summary:
    'Generates a document from a template with the jurisdiction’s caption. Fields missing from caseData are left blank and listed in the X-Missing-Fields header.',
});
