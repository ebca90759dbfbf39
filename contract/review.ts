import { z } from 'zod';
import { reasonCodes } from '#domain/acceptance/reviewReasons';
import { caseTypes, priorities } from '#domain/courts/choices';
import { decisions } from '#domain/filings/checkDecision';
import { envelopeStates } from '#domain/filings/envelopeState';
import { filingTimes } from '#domain/filings/filingTimes';
import { intakeChannels } from '#domain/filings/intakeChannels';
import { analysisStates, filingStates } from '#domain/filings/states';
import { calendarDay } from './calendarDay.ts';
import { Finding } from './checks.ts';
import { ConfirmedEntry } from './confirmedEntry.ts';
import { DocumentTypeName } from './documentTypes.ts';
import { endpoint } from './endpoint.ts';
import { AttachmentToReturn, EnvelopeFiling, ReturnedAttachment } from './envelope.ts';
import { FilersChoices } from './filersChoices.ts';
import { FilingDates, StatedRule, TwoSubmissions } from './filingDates.ts';
import { Moment } from './moment.ts';
import { words } from './words.ts';

/** The clerk who has claimed a filing. */
export const Claim = z.object({ by: z.string(), since: Moment, mine: z.boolean() });
export type Claim = z.infer<typeof Claim>;

/** A decision that can still be undone, and when it takes effect. */
export const Hold = z.object({
  review_id: z.uuid(),
  filing_id: z.uuid(),
  document_name: z.string(),
  decision: z.enum(decisions),
  by: z.string(),
  mine: z.boolean(),
  decided_at: Moment,
  takes_effect_at: Moment,
  /** Computed by the server, so that a wrong clock in the browser does not matter. */
  seconds_left: z.number(),
});
export type Hold = z.infer<typeof Hold>;

export const QueueRow = z.object({
  id: z.uuid(),
  document_name: z.string(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  case_id: z.uuid().nullable(),
  case_number: z.string().nullable(),
  case_type: z.enum(caseTypes).nullable(),
  parties: z.string().nullable(),
  filed_by: z.string(),
  channel: z.enum(intakeChannels),
  state: z.enum(filingStates),
  analysis_state: z.enum(analysisStates),
  is_complete: z.boolean(),
  /** What is missing from an incomplete filing. */
  missing: z.array(z.string()),
  /** Uncertain fields that no one has reviewed yet. */
  doubts: z.number().int(),
  priority: z.enum(priorities),
  priority_reason: z.string(),
  /** The first receipt, which a correction does not change. */
  received_at: Moment,
  resubmitted_at: Moment.nullable(),
  correct_by: Moment.nullable(),
  claim: Claim.nullable(),
  /** Null for the unassigned section. */
  section: z.string().nullable(),
  version: z.number().int(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/** The sections of a list: all, the viewer's own choice, the unassigned section, or one section. */
export const sectionFilter = z.union([z.enum(['all', 'mine', 'none']), z.uuid()]).default('all');
export type SectionFilter = z.infer<typeof sectionFilter>;

export const queueStates = ['waiting', 'returned', 'decided'] as const;
export const queueSorts = ['priority', 'age'] as const;
export const queueClaims = ['all', 'mine', 'unclaimed'] as const;

export const ReviewQueue = z.object({
  results: z.array(QueueRow),
  /** At most 10,000, or 1,000 with search words, and the pages with them. */
  total: z.number().int(),
  total_pages: z.number().int(),
  /** Whether there are more than `total`; filters lead to the others. */
  more: z.boolean(),
  /** For all waiting filings, regardless of the filter, at most 10,000. */
  waiting: z.number().int(),
  more_waiting: z.boolean(),
  oldest_received_at: Moment.nullable(),
  /** Decisions of this court that can still be undone. */
  holds: z.array(Hold),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

export const listReviewQueue = endpoint({
  method: 'GET',
  path: '/review/',
  permission: 'filings:review',
  input: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    state: z.enum(queueStates).default('waiting'),
    claim: z.enum(queueClaims).default('all'),
    sort: z.enum(queueSorts).default('priority'),
    case_type: z.enum(caseTypes).optional(),
    /** Applies to waiting and returned filings. */
    section: sectionFilter,
    q: words(200).default(''),
  }),
  reply: ReviewQueue,
  status: 200,
  summary: 'Lists the filings in the review queue, urgent or oldest first, and the decisions that can still be undone.',
});

const Id = z.object({ id: z.uuid() });

export const claimFiling = endpoint({
  method: 'POST',
  path: '/review/:id/claim/',
  permission: 'filings:review',
  body: 'json',
  input: Id,
  reply: z.object({ message: z.string(), claim: Claim }),
  status: 200,
  summary: 'Claims a filing for review. If another clerk has claimed it, the refusal names that clerk.',
});

export const releaseFiling = endpoint({
  method: 'DELETE',
  path: '/review/:id/claim/',
  permission: 'filings:review',
  input: Id,
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Releases a filing to the queue. Clerks can release their own claims, administrators any claim.',
});

/** One recorded decision, shown to the court and, once it is in effect, to the filer. */
export const Review = z.object({
  /** The receipt number. */
  id: z.uuid(),
  decision: z.enum(decisions),
  /** Whether an acceptance has a deficiency notice; reason, authority, and deadline are then those of the notice. */
  deficiency: z.boolean(),
  reason_code: z.string().nullable(),
  /** The reason in the standard wording. */
  reason_words: z.string().nullable(),
  reason: z.string().nullable(),
  authority: z.string().nullable(),
  correct_by: Moment.nullable(),
  decided_by: z.string(),
  decided_at: Moment,
  in_force_at: Moment.nullable(),
  /** The receipt that determines the filing date of a correction that is a different document, and why. */
  filed_as_of: z.enum(filingTimes).nullable(),
  filed_as_of_reason: z.string().nullable(),
  /** The filing date that the clerk set, and the date of the order on which it rests. */
  filed_on: z.iso.date().nullable(),
  ordered_on: z.iso.date().nullable(),
  /** What the filer answered to a return. */
  answer: z.string().nullable(),
  /** With an acceptance: the attachments that it returns. */
  returned: z.array(ReturnedAttachment),
});
export type Review = z.infer<typeof Review>;

export const JoinableCase = z.object({ id: z.uuid(), case_number: z.string(), title: z.string() });

/** The text of a return, based on a finding. */
export const ReturnWords = z.object({
  rule_id: z.string(),
  /** Null if none of the court's reasons applies. */
  reason_code: z.enum(reasonCodes).nullable(),
  reason: z.string(),
  authority: z.string(),
  /** The version of the document that the finding is about; null for the lead document. */
  version_id: z.uuid().nullable(),
  /** The page on which it was found; null if it is about something that is missing. */
  page: z.number().int().nullable(),
});
export type ReturnWords = z.infer<typeof ReturnWords>;

const ReviewReason = z.object({ code: z.enum(reasonCodes), words: z.string(), authority: z.string().nullable() });

/** What the clerk may decide about a filing, by this court's own policy. */
export const ReviewOptions = z.object({
  filing_id: z.uuid(),
  version: z.number().int(),
  claim: Claim.nullable(),
  hold: Hold.nullable(),
  /** Whose queue it is in, and the clerk who moved it there; a null ID is the unassigned section. */
  section: z.object({
    id: z.uuid().nullable(),
    name: z.string().nullable(),
    moved_by: z.string().nullable(),
    /** Whether the court has sections to which it could be moved. */
    has_others: z.boolean(),
  }),
  /**
   * The decisions available now; none while the filing is being analyzed, is decided, or is claimed by someone else.
   */
  may: z.array(z.enum(decisions)),
  policy: z.object({
    name: z.string(),
    advice: z.string(),
    authority: z.string().nullable(),
    confidence: z.enum(['verified', 'high', 'uncertain']),
    permitted: z.array(z.enum(decisions)),
    last_correction_day: z.iso.date().nullable(),
    /** The proposed correction deadline. */
    proposed_correction_day: z.iso.date(),
    /** Weekends and holidays in the period from which the deadline can be chosen. */
    closed_days: z.array(z.object({ date: z.iso.date(), why: z.string() })),
    /** For filing despite a defect: the rule, and the consequence if the defect is not corrected. */
    deficiency: z.object({ authority: z.string(), uncured: z.string() }).nullable(),
    /** Additional text in the notice of a return or rejection. */
    return_notice: z.array(z.string()),
    must_file: z.array(z.object({ what: z.string(), authority: z.string() })),
    /** The day on which the policy was last compared with its authority. */
    checked_on: z.iso.date(),
  }),
  reasons: z.array(ReviewReason),
  /** The grounds of a deficiency notice, if the clerk files with one. */
  notice_reasons: z.array(ReviewReason),
  /** The text of a return for each finding on which the clerk may act. */
  from_findings: z.array(ReturnWords),
  /** When the correction deadline of a returned filing passed; null before that, and for other filings. */
  lapsed_at: Moment.nullable(),
  placement: z.object({
    /** The court's case that the filer chose or that the document's number identifies, and whether the caption names one of its parties. */
    found: JoinableCase.extend({ parties: z.array(z.string()), parties_match: z.boolean() }).nullable(),
    /** The case number on the document, if no case of this court has it. */
    unknown_number: z.string().nullable(),
    case_type: z.enum(caseTypes).nullable(),
    /** The category that the filer chose, or that the document's title names beyond doubt; null otherwise. */
    category: z.string().nullable(),
    /** The title of a new case from the caption; null if no party was read. */
    title: z.string().nullable(),
  }),
  filer_choices: FilersChoices.nullable(),
  /** For court staff: where the caption contradicts the case that the clerk selected or, by default, `found`. */
  placement_findings: z.array(Finding),
  /** The filing dates of a document that was returned and submitted again; null for any other. */
  filing_dates: TwoSubmissions.nullable(),
  /** The filing date under the court's rules, with its steps; once the filing is decided, the date on record. */
  filing_date: FilingDates,
  /** Whether an attachment can be returned while its filing is accepted. */
  partial: z.object({
    permitted: z.boolean(),
    authority: z.string().nullable(),
    confidence: z.enum(['verified', 'high', 'uncertain']),
    set_by_court: z.boolean(),
  }),
  /** The other filings of the envelope in this court. */
  envelope: z.array(
    EnvelopeFiling.extend({
      /** Findings of its newest check on which the clerk may act. */
      findings: z.number().int(),
    }),
  ),
  reviews: z.array(Review),
});
export type ReviewOptions = z.infer<typeof ReviewOptions>;

export const readReviewOptions = endpoint({
  method: 'GET',
  path: '/review/:id/',
  permission: 'filings:review',
  input: z.object({
    id: z.uuid(),
    /** The case in which the clerk will docket the filing, if it differs from the case that the document names. */
    join: z.uuid().optional(),
  }),
  reply: ReviewOptions,
  status: 200,
  summary:
    'Returns the decisions that a clerk may make about a filing, with their reasons and the case in which it would be docketed.',
});

export const Placement = z.union([
  z.object({ join: z.uuid() }),
  z.object({
    open: z.object({
      case_type: z.enum(caseTypes),
      /** The ID of a category of the court; the number may depend on it. */
      category: z.string().max(80).optional(),
      number: z.enum(['next', 'paper']).default('next'),
      /** Default: a title composed of the parties in the caption. */
      title: words(300).optional(),
      /** Required when the document's number belongs to a case of this court. */
      duplicate_reason: words(1000).optional(),
    }),
  }),
]);

export const decideFiling = endpoint({
  method: 'POST',
  path: '/review/:id/decision/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    decision: z.enum(decisions, 'Choose to accept, return, or reject'),
    /** With an acceptance: files it with a deficiency notice that states what to correct. */
    deficiency: z.boolean().default(false),
    reason_code: z.enum(reasonCodes, 'Choose the reason.').optional(),
    reason: words(4000).optional(),
    authority: words(400).optional(),
    correct_by: calendarDay('Enter a date').optional(),
    placement: Placement.optional(),
    /** With an acceptance: attachments that are returned for correction. The other documents are accepted. */
    returns: z.array(AttachmentToReturn).max(50, 'At most 50 attachments').optional(),
    /** With an acceptance. Default: the proposed entry. */
    docket: ConfirmedEntry.optional(),
    /** If the document was returned and submitted again: the submission that dates it. Default: the one by rule. */
    filed_as_of: z.enum(filingTimes).optional(),
    /** Required for another filing date than the one by rule. */
    filed_as_of_reason: words(1000).optional(),
    /** A filing date that the clerk sets instead of the one by rule. */
    filed_on: calendarDay('Enter a date').optional(),
    /** The date of the order on which the filing date rests; required for a date before the receipt. */
    ordered_on: calendarDay('Enter a date').optional(),
  }),
  reply: z.object({ message: z.string(), hold: Hold }),
  status: 201,
  summary: 'Decides a filing. The decision can be undone for one minute and then takes effect.',
});

export const undoDecision = endpoint({
  method: 'POST',
  path: '/review/decisions/:id/undo/',
  permission: 'filings:review',
  body: 'json',
  input: Id,
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Undoes a decision that has not taken effect.',
});

/** The status of a filing at the court, as shown to its filer. */
export const FilingCourtStatus = z.object({
  state: z.enum(filingStates),
  received_at: Moment,
  resubmitted_at: Moment.nullable(),
  /** When the returned document was received, if the filer replaced it with a different document. */
  first_received_at: Moment.nullable(),
  envelope: z.object({ id: z.uuid(), state: z.enum(envelopeStates), filings: z.number().int() }).nullable(),
  /** The other filings of the envelope in this court, to which the viewer has access. */
  envelope_filings: z.array(EnvelopeFiling),
  /** The filing whose attachment this is; null otherwise. */
  attached_to: z.uuid().nullable(),
  case: JoinableCase.nullable(),
  docket_number: z.number().int().nullable(),
  reviews: z.array(Review),
  can_correct: z.boolean(),
  /** Whether the viewer can take in a correction on paper for the filer. */
  can_take_in_correction: z.boolean(),
  /** Whether only a corrected document cures the return. */
  needs_new_document: z.boolean(),
  correct_by: Moment.nullable(),
  /** When it was received and when it counts as filed, with the rule; before a decision, the date that would apply. */
  filing_date: FilingDates,
  /** What a correction of a returned filing does to its date, under the court's rule. */
  relation_back: StatedRule.extend({ motion_by: z.iso.date().nullable() }).nullable(),
  /** The court's rule on the filing date of a corrected filing; empty if the clerk decides. */
  correction_terms: z.array(z.string()),
});
export type FilingCourtStatus = z.infer<typeof FilingCourtStatus>;

export const readFilingCourtStatus = endpoint({
  method: 'GET',
  path: '/documents/:id/court-status/',
  permission: 'filings:read',
  input: Id,
  reply: FilingCourtStatus,
  status: 200,
  summary:
    'Returns the status of a filing at the court: decisions in effect with their reasons, correction deadline, case, and docket entry.',
});

/**
 * Multipart: `main_document`, the corrected lead document, and up to two `supporting_document`. Where the return has
 * another ground than the document itself, a supporting document, an `answer`, or changed data suffices. A corrected
 * document that differs from the returned document is answered with
 * 409 `correction_doubted` and held. Sent again with `held_submission` in its place, it is accepted as received now.
 */
export const correctFiling = endpoint({
  method: 'PUT',
  path: '/documents/:id/correction/',
  permission: 'filings:file',
  body: 'files',
  input: Id.extend({
    held_submission: z.uuid().optional(),
    /** What the filer states about the return. */
    answer: words(4000).optional(),
  }),
  reply: z.object({ message: z.string(), version: z.number().int() }),
  status: 200,
  summary:
    'Submits a returned filing again: with the corrected lead document, supporting documents, or an answer. The court’s rules determine its filing date.',
});
