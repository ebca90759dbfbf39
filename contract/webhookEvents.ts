import { z } from 'zod';
import { filingStates } from '#domain/filings/states';
import { type EventType, testEventType } from '#domain/integrations/eventTypes';
import { Moment } from './moment.ts';

/**
 * Events for other systems, in the spelling of /api/v1. They contain IDs, case numbers, statuses, and times, and for a
 * decision its reason and authority, but no contents of documents. Receivers with more permissions query /api/v1 with a
 * key.
 */

const id = (what: string, example: string) => z.uuid().meta({ description: what, examples: [example] });
const filingId = id('The filing.', '5f0c2a34-8a5e-4c5e-9d5b-3f7a1c9e2b10');
const caseId = id('The case. Read it with GET /api/v1/cases/{caseId}/status.', '0b8d7f7e-1b43-4f57-8a0d-6c2f1e9d4a55');
const caseNumber = z.string().meta({ description: 'The case number in the court’s format.', examples: ['24CV001234'] });
const envelopeId = id('The submission to which the filing belongs.', 'c1b7a9d2-64a3-4f0e-b1de-9a7b5c3d2e1f')
  .nullable()
  .default(null);

export const FilingSubmitted = z.object({
  filingId,
  envelopeId,
  caseId: caseId.nullable().default(null),
  caseNumber: caseNumber.nullable().default(null),
  caseType: z
    .string()
    .nullable()
    .default(null)
    .meta({ examples: ['Civil Complaint'] }),
  status: z.enum(filingStates).meta({ examples: ['received'] }),
  receivedAt: Moment.meta({ examples: ['2026-03-02T17:04:31.000Z'] }),
});

const decided = {
  filingId,
  envelopeId,
  decidedAt: Moment.meta({ description: 'When the decision took effect.', examples: ['2026-03-03T18:20:00.000Z'] }),
};

export const FilingAccepted = z.object({
  ...decided,
  caseId,
  caseNumber,
  docketEntry: z
    .number()
    .int()
    .nullable()
    .default(null)
    .meta({ description: 'The number of the docket entry.', examples: [7] }),
});

export const FilingRejected = z.object({
  ...decided,
  caseId: caseId.nullable().default(null),
  caseNumber: caseNumber.nullable().default(null),
  reason: z.string().meta({ examples: ['The filing belongs to another court.'] }),
  authority: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'The authority for the rejection.', examples: ['Cal. Code Civ. Proc. § 396'] }),
});

export const CaseUpdated = z.object({
  caseId,
  caseNumber,
  /** In snake_case, such as case_opened, filing_docketed, filing_returned, hearing_scheduled. */
  change: z
    .string()
    .regex(/^[a-z]+(_[a-z]+)*$/)
    .meta({
      description:
        'What changed, for example case_opened, case_closed, filing_docketed, filing_returned, or hearing_scheduled.',
      examples: ['hearing_scheduled'],
    }),
  filingId: filingId.nullable().default(null),
  hearingId: id('The hearing.', '9a4e1c52-2b7d-4e0a-8c3f-5d6b7a8e9f01').nullable().default(null),
  updatedAt: Moment.meta({ examples: ['2026-03-03T18:20:00.000Z'] }),
});

export const DeadlineUpcoming = z.object({
  deadlineId: id('The deadline.', '7d2f4b6a-0c1e-4a3b-9f5d-8e7c6b5a4d32'),
  caseId: caseId.nullable().default(null),
  caseNumber: caseNumber.nullable().default(null),
  what: z.string().meta({ description: 'The required act.', examples: ['Response to the complaint'] }),
  dueOn: z.iso.date().meta({ description: 'The due date in the court’s time zone.', examples: ['2026-03-30'] }),
  daysLeft: z
    .number()
    .int()
    .meta({ examples: [5] }),
});

/** The `data` of each event type. */
export const eventData = {
  'filing.submitted': FilingSubmitted,
  'filing.accepted': FilingAccepted,
  'filing.rejected': FilingRejected,
  'case.updated': CaseUpdated,
  'deadline.upcoming': DeadlineUpcoming,
} as const satisfies Record<EventType, z.ZodType>;

/** When each event type is sent. */
export const eventSummaries: Record<EventType, string> = {
  'filing.submitted': 'The court received documents.',
  'filing.accepted': 'A clerk’s acceptance took effect, and the filing is on the docket.',
  'filing.rejected': 'A clerk’s rejection took effect. The event includes the reason and the authority.',
  'case.updated':
    'A case changed: it was opened or closed, a filing was docketed or returned, or a hearing was scheduled or canceled.',
  'deadline.upcoming': 'A deadline is approaching.',
};

export type EventData<T extends EventType> = z.input<(typeof eventData)[T]>;

/** The body of every delivery. The event’s ID is in the webhook-id header. */
export const WebhookMessage = z.object({
  type: z.enum([...(Object.keys(eventData) as [EventType, ...EventType[]]), testEventType]),
  timestamp: Moment,
  data: z.record(z.string(), z.unknown()),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;
