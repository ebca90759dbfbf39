import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { intakeChannels, paperChannels } from '#domain/filings/intakeChannels';
import { paperFilerKinds } from '#domain/filings/PaperFiler';
import { filingStates } from '#domain/filings/states';
import { calendarDay } from './calendarDay.ts';
import { FeeShown } from './courtdocRequirements.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const oneLine = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^\P{Cc}*$/u, 'Remove the control characters');
const lines = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^(?:\P{Cc}|[\r\n])*$/u, 'Remove the control characters');

/** Who files on paper. An attorney and a participant are named by the court's own record. */
export const FilerChoice = z.object({
  filer_kind: z.enum(paperFilerKinds, 'Choose who files'),
  attorney_id: z.uuid().optional(),
  participant_id: z.uuid().optional(),
  name: oneLine(300).default(''),
  address: lines(500).default(''),
  phone: oneLine(60).default(''),
  email: z.union([z.literal(''), z.email('Enter a complete email address')]).default(''),
});
export type FilerChoice = z.infer<typeof FilerChoice>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:30');

/** How and when documents reached the court, and for which case. Dates and times are the court's. */
export const IntakeFacts = z.object({
  channel: z.enum(paperChannels, 'Choose how the documents arrived'),
  received_on: calendarDay('Enter a date'),
  received_at_time: Time,
  postmarked_on: calendarDay('Enter a date').optional(),
  /** A case of the court; without it, a new case. */
  case_id: z.uuid().optional(),
  case_type: z.enum(caseTypes).optional(),
});

/** The filer as the court's staff sees it. */
export const PaperFilerShown = z.object({
  kind: z.enum(paperFilerKinds),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  bar_number: z.string().nullable(),
});

/** Documents on paper that a clerk took in. */
export const Intake = z.object({
  filing_id: z.uuid(),
  envelope_id: z.uuid(),
  document_name: z.string(),
  state: z.enum(filingStates),
  channel: z.enum(intakeChannels),
  received_at: Moment,
  postmarked_on: z.iso.date().nullable(),
  filer: PaperFilerShown,
  taken_in_by: z.string(),
  taken_in_at: Moment,
  case_number: z.string().nullable(),
  receipts: z.array(z.object({ id: z.uuid(), number: z.string(), voided: z.boolean() })),
});
export type Intake = z.infer<typeof Intake>;

export const CounterOptions = z.object({
  /** The date and time at the court. */
  today: z.iso.date(),
  time: z.string(),
  time_zone: z.string(),
  /** First filing fees for courts of this kind; the amounts of the court's own schedule prevail. */
  fees: z.array(FeeShown),
});
export type CounterOptions = z.infer<typeof CounterOptions>;

export const readCounterOptions = endpoint({
  method: 'GET',
  path: '/counter/',
  permission: 'filings:take-in',
  input: z.object({ case_type: z.enum(caseTypes).optional() }),
  reply: CounterOptions,
  status: 200,
  summary: 'Returns the date and time at the court and the fees that apply at the counter.',
});

/** Multipart: `main_document`, up to ten `supporting_documents`, and the fields of the intake. */
export const takeInDocuments = endpoint({
  method: 'POST',
  path: '/counter/intakes/',
  permission: 'filings:take-in',
  body: 'files',
  input: IntakeFacts.extend(FilerChoice.shape),
  reply: z.object({ message: z.string(), intake: Intake }),
  status: 201,
  files: {
    main_document: { atMost: 1, required: true, description: 'The scanned lead document as a PDF of at most 10 MB.' },
    supporting_documents: { atMost: 10, description: 'Further documents of the same filing.' },
  },
  headers: {
    'Idempotency-Key': 'A key for this intake. The same documents sent again with this key are taken in only once.',
  },
  summary: 'Takes in documents on paper for their filer. They are read and reviewed like any filing.',
});

/**
 * Multipart: `main_document`, the corrected lead document, up to ten `supporting_documents`, and when and how they
 * arrived. As for corrections in the portal, a document that differs is answered with 409 `correction_doubted` and held;
 * sent again with `held_submission` in its place, it is accepted as received at the stated time.
 */
export const takeInCorrection = endpoint({
  method: 'PUT',
  path: '/counter/filings/:id/correction/',
  permission: 'filings:take-in',
  body: 'files',
  input: IntakeFacts.pick({ channel: true, received_on: true, received_at_time: true, postmarked_on: true }).extend({
    id: z.uuid(),
    held_submission: z.uuid().optional(),
    /** What the filer states about the return. */
    answer: lines(4000).optional(),
  }),
  reply: z.object({ message: z.string(), intake: Intake }),
  status: 200,
  files: {
    main_document: { atMost: 1, description: 'The scanned corrected document as a PDF of at most 10 MB.' },
    supporting_documents: { atMost: 10, description: 'Further documents of the same filing.' },
  },
  summary:
    'Takes in the correction of a returned filing on paper for its filer. The court’s rules determine its filing date.',
});

export const intakesPerPage = 20;

export const listIntakes = endpoint({
  method: 'GET',
  path: '/counter/intakes/',
  permission: 'filings:take-in',
  input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({ results: z.array(Intake), more: z.boolean() }),
  status: 200,
  summary: 'Lists the documents that were taken in on paper, newest first.',
});

/** 404 for an electronic filing. */
export const readIntake = endpoint({
  method: 'GET',
  path: '/counter/filings/:id/',
  permission: 'filings:take-in',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ intake: Intake.nullable() }),
  status: 200,
  summary: 'Returns how a filing reached the court on paper, and the receipts for it; null for an electronic filing.',
});

/** A PDF: the lead document with the court's stamp. */
export const printStampedCopy = endpoint({
  method: 'GET',
  path: '/counter/filings/:id/stamped/',
  permission: 'filings:take-in',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary:
    'Returns a copy of the lead document with the court’s stamp: RECEIVED, or after acceptance FILED. The original is not changed.',
});
