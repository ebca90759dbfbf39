import { z } from 'zod';
import { filingTimes } from '#domain/filings/filingTimes';
import { cures } from '#domain/filings/returned/curesOf';
import { correctableFields } from '#domain/reading/Reading';
import { Finding } from './checks.ts';
import { endpoint } from './endpoint.ts';
import { FilingCorrections } from './filingCorrections.ts';
import { FilingDateShown, StatedRule, Tolling } from './filingDates.ts';
import { Doubt } from './heldSubmissions.ts';
import { Moment } from './moment.ts';
import { JoinableCase } from './review.ts';

/** The resubmission of a returned filing: what its filer prepares, what it changes, and which date it gets. */

/** The note to the clerk, in letters. */
export const longestAnswer = 4000;
export const mostAttachmentsToAdd = 10;

/** The values that can be corrected with a resubmission. */
const ChangedValues = FilingCorrections.omit({ priority: true, confirmed: true });
export type ChangedValues = z.infer<typeof ChangedValues>;

export const PreparedFile = z.object({
  id: z.uuid(),
  file_name: z.string(),
  size: z.number().int(),
  pages: z.number().int().nullable(),
  /** Whether the portal could read it. The clerk reads it in any case. */
  is_read: z.boolean(),
});
export type PreparedFile = z.infer<typeof PreparedFile>;

const ValueChange = z.object({
  field: z.enum(correctableFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** What a resubmission changes: values, documents, and the findings of both checks. */
export const ResubmissionChanges = z.object({
  /** The note to the clerk. */
  answer: z.string().nullable(),
  values: z.array(ValueChange),
  replaced: z
    .object({
      document_id: z.uuid(),
      before: z.string(),
      after: z.string(),
      from_version: z.uuid(),
      /** Null until the resubmission is submitted. */
      to_version: z.uuid().nullable(),
    })
    .nullable(),
  added: z.array(z.string()),
  /** The findings of the returned documents that are fixed or remain, and new ones; null if a check was not possible. */
  findings: z.object({ fixed: z.array(Finding), remaining: z.array(Finding), added: z.array(Finding) }).nullable(),
  /** The page of the signature that the returned document did not have. */
  signature_page: z.number().int().nullable(),
  /** Values that were read differently in the corrected document. */
  read: z.array(z.object({ field: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
  /** What was authorized or paid since the return, in cents. A request for a fee waiver is confidential, and not named. */
  paid_cents: z.int(),
});
export type ResubmissionChanges = z.infer<typeof ResubmissionChanges>;

/** Which date the resubmission gives the filing under the court’s rule. Days are the court’s. */
export const ResubmissionDate = z.object({
  first: FilingDateShown,
  /** The date of the resubmission by itself. */
  again: FilingDateShown,
  counts: z.enum(filingTimes),
  /** The filing date that applies. */
  dated: FilingDateShown,
  rule: StatedRule,
  tolling: Tolling.nullable(),
  /** The last day of a motion for the first date, where the rule provides one. */
  motion_by: z.iso.date().nullable(),
});
export type ResubmissionDate = z.infer<typeof ResubmissionDate>;

/** What the filer of a returned filing has prepared. Nothing of it is submitted, and only the filer has access to it. */
export const Resubmission = z.object({
  /** The version to send with each change, so that what another window changed is not lost. */
  version: z.number().int(),
  changed_at: Moment.nullable(),
  /** The return: the clerk’s words, the rule, and the deadline. */
  returned: z.object({
    by: z.string(),
    at: Moment,
    reason_words: z.string().nullable(),
    /** The clerk’s own words. */
    words: z.string().nullable(),
    authority: z.string().nullable(),
    correct_by: Moment.nullable(),
  }),
  /** The finding on which the return rests; `reason` if it only belongs to the same reason. */
  cause: z.object({ by: z.enum(['words', 'reason']), finding: Finding, version_id: z.uuid() }).nullable(),
  cures: z.object({ needs_document: z.boolean(), first: z.array(z.enum(cures)), also: z.array(z.enum(cures)) }),
  /** The filer of record, if a delegate prepares it. */
  filer: z.string().nullable(),
  /** A delegate needs the authority to file. */
  may_submit: z.boolean(),
  answer: z.string(),
  /** The values that the filer has changed. */
  values: ChangedValues,
  replacement: PreparedFile.extend({ replaces: z.uuid(), doubts: z.array(Doubt) }).nullable(),
  attachments: z.array(PreparedFile),
  changes: ResubmissionChanges,
  /** Cases of the filer, those that name the parties of the filing first. */
  cases: z.array(JoinableCase),
  /** The date if it is submitted now. */
  date: ResubmissionDate,
  /** What is missing: a corrected document, or any change; null if it can be submitted. */
  incomplete: z.enum(['document', 'anything']).nullable(),
});
export type Resubmission = z.infer<typeof Resubmission>;

const Id = z.object({ id: z.uuid() });
const Version = { version: z.coerce.number().int() };

export const readResubmission = endpoint({
  method: 'GET',
  path: '/documents/:id/resubmission/',
  permission: 'filings:file',
  input: Id,
  reply: Resubmission,
  status: 200,
  summary:
    'Returns what you have prepared for the resubmission of a returned filing: what can cure the return, what would change, and the date that would apply.',
});

export const prepareResubmission = endpoint({
  method: 'PUT',
  path: '/documents/:id/resubmission/',
  permission: 'filings:file',
  body: 'json',
  input: Id.extend({
    ...Version,
    answer: z.string().max(longestAnswer, 'Enter at most 4,000 characters').optional(),
    values: ChangedValues.optional(),
    /** IDs of prepared documents to remove. */
    remove: z.array(z.uuid()).max(50).optional(),
  }),
  reply: Resubmission,
  status: 200,
  summary:
    'Keeps your note to the clerk and corrected values for the resubmission of a returned filing, or removes prepared documents. Nothing is submitted.',
});

/** Multipart: `replacement`, with the ID of the document that it `replaces`, and `attachment`. */
export const prepareDocuments = endpoint({
  method: 'POST',
  path: '/documents/:id/resubmission/documents/',
  permission: 'filings:file',
  body: 'files',
  input: Id.extend({ ...Version, replaces: z.uuid().optional() }),
  reply: Resubmission,
  status: 200,
  files: {
    replacement: { atMost: 1, description: 'The corrected document, which takes the place of one document.' },
    attachment: { atMost: mostAttachmentsToAdd, description: 'Documents to add to the filing.' },
  },
  summary:
    'Prepares documents for the resubmission of a returned filing: reads them, checks them, and compares them with the returned ones. Nothing is submitted.',
});

export const renderPreparedPage = endpoint({
  method: 'GET',
  path: '/documents/resubmissions/documents/:id/pages/:page',
  permission: 'filings:file',
  input: Id.extend({
    page: z.coerce.number().int().min(1),
    width: z.coerce.number().int().min(100).max(2400).default(800),
  }),
  reply: z.never(),
  status: 200,
  produces: ['image/webp'],
  summary: 'Returns an image of one page of a prepared document.',
});

export const submitResubmission = endpoint({
  method: 'POST',
  path: '/documents/:id/resubmission/submit/',
  permission: 'filings:file',
  body: 'json',
  input: Id.extend({
    version: z.number().int(),
    /** Required if the corrected document differs from the returned one as another document would. */
    confirmed_doubts: z.literal(true).optional(),
  }),
  reply: z.object({ message: z.string(), received_at: Moment }),
  status: 200,
  summary:
    'Submits a returned filing again with everything that you prepared, as one act. The court’s rules determine its filing date. A repeated call returns the same answer.',
});

/** A resubmission that the court received. */
export const SubmittedAgain = z.object({
  submitted_at: Moment,
  by: z.string(),
  /** The filer of record, if a delegate submitted it. */
  filed_for: z.string().nullable(),
  changes: ResubmissionChanges,
});
export type SubmittedAgain = z.infer<typeof SubmittedAgain>;

export const listResubmissions = endpoint({
  method: 'GET',
  path: '/documents/:id/resubmissions/',
  permission: 'filings:read',
  input: Id,
  reply: z.object({
    data: z.array(SubmittedAgain),
    /** The date of the last resubmission under the court’s rule; null if there was none. */
    date: ResubmissionDate.nullable(),
  }),
  status: 200,
  summary: 'Lists the resubmissions of a filing, the last first, with what each changed, and the date that applies.',
});
