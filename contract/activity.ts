import { z } from 'zod';
import { accessKinds } from '#domain/activity/accessKinds';
import { recordCheckStates } from '#domain/activity/recordCheckStates';
import { activityKindNames } from '#domain/activity/subjects';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

/** One line of the court's record: who did what to which record, when, and from where. */
export const Activity = z.object({
  id: z.string(),
  /** The action, such as `filing_received`. */
  action: z.string(),
  /** The values in its text, such as `{ "document": "Complaint.pdf", "after_doubts": false }`. */
  values: z.record(z.string(), z.unknown()),
  /** The same as text, such as `New Civil Complaint Filed`. */
  title: z.string(),
  description: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  created_at: z.iso.datetime({ offset: true }),
  actor: z.string().nullable(),
  /** The screen that shows the record, if the user has access to it. */
  href: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;

export const listActivities = endpoint({
  method: 'GET',
  path: '/activities/logs',
  permission: 'activity:read-own',
  input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  reply: z.object({ results: z.array(Activity) }),
  status: 200,
  summary: 'Lists the latest activity: the court’s activity for court staff, and your own for everyone else.',
});

/** The person who acted, with the name and role at that time. */
const Actor = z.object({ id: z.uuid(), name: z.string(), role: z.string().nullable() });

/** One line of the record with all its details. */
export const RecordLine = z.object({
  /** Its sequence number in the court's hash chain. */
  seq: z.number().int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** The values in its text. */
  values: z.record(z.string(), z.unknown()),
  subject_type: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for visitors and for the portal itself. */
  actor: Actor.nullable(),
  address: z.string().nullable(),
  /** The fields that changed, if they were compared. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  href: z.string().nullable(),
});
export type RecordLine = z.infer<typeof RecordLine>;

/** One entry of the access log: what one person (or network) did with one record in one hour. */
export const AccessLine = z.object({
  id: z.string(),
  kind: z.enum(accessKinds),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  times: z.number().int(),
  /** For a failed sign-in, the account, if it exists. */
  person: Actor.nullable(),
  address: z.string().nullable(),
  /** The filing, document, or case as text, or the API call. */
  subject: z.string(),
  detail: z.string().nullable(),
  /** Why a call was denied or a sign-in failed, as text; `detail` is its code. */
  reason: z.string().nullable(),
  href: z.string().nullable(),
});
export type AccessLine = z.infer<typeof AccessLine>;

/** Filters by person, record, and days in the court's time zone, both included. */
const narrowed = {
  /** Part of a person's name or email address. */
  person: z.string().trim().max(200).optional(),
  /** A case number, or the ID of a case or filing. */
  about: z.string().trim().max(100).optional(),
  from: calendarDay('Enter the first day.').optional(),
  to: calendarDay('Enter the last day.').optional(),
};
const asksRecord = { ...narrowed, kind: z.enum(activityKindNames).optional() };
const asksAccess = { ...narrowed, kind: z.enum(accessKinds).optional() };

/** Lists that grow while they are read are paged by a cursor: the end of the previous page. */
const paged = {
  after: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_\d{1,15}$/, 'Use `after` from the previous page.')
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

export const listRecord = endpoint({
  method: 'GET',
  path: '/activities/record/',
  permission: 'activity:read-record',
  input: z.object({ ...asksRecord, ...paged }),
  reply: z.object({ results: z.array(RecordLine), next: z.string().nullable() }),
  status: 200,
  summary: 'Lists the court’s activity record, newest first. IT personnel see only technical entries.',
});

export const downloadRecord = endpoint({
  method: 'GET',
  path: '/activities/record/csv/',
  permission: 'activity:read-record',
  input: z.object(asksRecord),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Exports the same entries as CSV (RFC 4180), up to 50,000.',
});

/** A check of the court’s record: every hash, and the signatures. */
export const RecordCheck = z.object({
  state: z.enum(recordCheckStates),
  /** The lines that are intact, from the first one; null until the check has ended. */
  lines: z.number().int().nullable(),
  /** The last line that was signed outside the database. */
  signed_through: z.number().int().nullable(),
  faults: z.array(z.string()),
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type RecordCheck = z.infer<typeof RecordCheck>;

export const readRecordCheck = endpoint({
  method: 'GET',
  path: '/activities/record/check/',
  permission: 'activity:read-record',
  input: z.object({}),
  reply: z.object({ data: RecordCheck.nullable() }),
  status: 200,
  summary: 'Returns the newest verification of the court’s activity record, with its result.',
});

export const startRecordCheck = endpoint({
  method: 'POST',
  path: '/activities/record/check/',
  permission: 'activity:read-record',
  body: 'json',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary: 'Verifies the court’s activity record: recomputes every hash and compares it with the signatures.',
});

export const listAccess = endpoint({
  method: 'GET',
  path: '/activities/access/',
  permission: 'activity:read-record',
  input: z.object({ ...asksAccess, ...paged }),
  reply: z.object({ results: z.array(AccessLine), next: z.string().nullable() }),
  status: 200,
  summary: 'Lists views, downloads, denied requests, and failed sign-ins, newest first.',
});

export const downloadAccess = endpoint({
  method: 'GET',
  path: '/activities/access/csv/',
  permission: 'activity:read-record',
  input: z.object(asksAccess),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Exports the same entries as CSV (RFC 4180), up to 50,000.',
});
