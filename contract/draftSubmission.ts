import { z } from 'zod';
import { AnalysisError } from './analyses.ts';
import { DraftEnvelope } from './draftEnvelope.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** A court of this portal. */
const NamedCourt = z.object({ id: z.string(), name: z.string() });

/** A part of a submission: documents for one case of one court, with its own version, fees, and service. */
export const SubmissionPart = z.object({
  /** The draft. */
  id: z.uuid(),
  version: z.number().int(),
  court: NamedCourt,
  /** Its first lead document. */
  lead_id: z.uuid(),
  documents: z.array(z.object({ filing_id: z.uuid(), title: z.string(), attachments: z.number().int() })),
  is_read: z.boolean(),
  /** The draft whose documents were copied for this court. */
  copied_from: z.uuid().nullable(),
  /** Whether a copy has the documents and corrections that its draft has now; true for any other part. */
  is_current: z.boolean(),
  /** Where it goes, as proposed and as chosen. */
  destination: DraftEnvelope.shape.destination,
  category: z.string().nullable(),
  /** Number of open questions. */
  questions: z.number().int(),
  /** What the documents need together, and what the court takes; null without a limit. */
  bytes: z.number().int(),
  document_mb: z.number(),
  envelope_mb: z.number().nullable(),
  /** The fees that are known, and whether another one must still be determined. */
  fees_cents: z.number().int(),
  fees_open: z.boolean(),
  /** Number of people whom the portal serves. */
  served: z.number().int(),
});
export type SubmissionPart = z.infer<typeof SubmissionPart>;

/** A draft with the parts that are filed with it. */
export const DraftSubmission = z.object({
  /** The draft itself first; only drafts. */
  parts: z.array(SubmissionPart),
  /** The courts that you can add. */
  courts: z.array(NamedCourt),
});
export type DraftSubmission = z.infer<typeof DraftSubmission>;

export const readDraftSubmission = endpoint({
  method: 'GET',
  path: '/documents/drafts/:id/submission/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: DraftSubmission,
  status: 200,
  summary:
    'Returns a draft with the drafts for other courts and other cases that are filed with it: what each court gets, its limits, fees, and service.',
});

export const addCourtToDraft = endpoint({
  method: 'POST',
  path: '/documents/drafts/:id/courts/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({ id: z.uuid(), court_id: z.string().max(80) }),
  reply: DraftSubmission,
  status: 201,
  summary:
    'Adds a court in which you may file: a draft of the same documents for that court, which is filed with this one. A repeated call adds nothing.',
});

export const updateDraftCopy = endpoint({
  method: 'POST',
  path: '/documents/drafts/:id/update/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({ id: z.uuid(), version: z.number().int() }),
  reply: DraftSubmission,
  status: 201,
  summary:
    'Gives the draft for another court the documents and corrections of the draft from which it was copied. Its case and other choices stay.',
});

export const moveLead = endpoint({
  method: 'PUT',
  path: '/documents/:id/part/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    /** The lead document. */
    id: z.uuid(),
    version: z.number().int(),
    /** Another draft of the submission for the same court, or null for a new one. */
    draft_id: z.uuid().nullable(),
  }),
  reply: DraftSubmission,
  status: 200,
  summary:
    'Moves a lead document with its attachments to a separate part of the submission, which has its own case, fees, and service, or to another part for the same court.',
});

const ArrangedLead = z.object({ lead: z.uuid(), attachments: z.array(z.uuid()).max(200) });

export const arrangeDraft = endpoint({
  method: 'PUT',
  path: '/documents/drafts/:id/arrangement/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.number().int(),
    /** Every document of the draft, by its ID: each lead document with its attachments, in the order of filing. */
    documents: z.array(ArrangedLead).min(1).max(200),
  }),
  reply: z.object({
    id: z.uuid(),
    version: z.number().int(),
    /** The lead documents in their order. */
    leads: z.array(z.uuid()),
  }),
  status: 200,
  summary:
    'Arranges the documents of a draft: which are lead documents, which are attached to which, and in which order. A document that becomes a lead document is read as one.',
});

/** What became of one part. */
export const PartOutcome = z.object({
  draft_id: z.uuid(),
  court: NamedCourt,
  status: z.enum(['received', 'refused']),
  /** Empty if it was refused: it remains a draft. */
  filings: z.array(z.object({ id: z.uuid(), document_name: z.string() })),
  received_at: Moment.nullable(),
  /** The first lead document. */
  lead_id: z.uuid(),
  error: AnalysisError.nullable(),
});
export type PartOutcome = z.infer<typeof PartOutcome>;

export const fileSubmission = endpoint({
  method: 'POST',
  path: '/documents/drafts/:id/submission/file/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The parts to file, each with the version on your screen. */
    parts: z
      .array(z.object({ id: z.uuid(), version: z.number().int() }))
      .min(1)
      .max(50),
    confirmed_doubts: z.literal(true).optional(),
  }),
  reply: z.object({ outcomes: z.array(PartOutcome) }),
  status: 201,
  summary:
    'Files the parts of a submission, each with its own outcome: a part is filed entirely or not at all, and a part that was refused remains a draft. With a doubt about a document, nothing is filed, and 409 `submission_doubted` is returned until you send `confirmed_doubts`. A repeated call returns the same filings.',
});
