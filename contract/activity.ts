import { z } from 'zod';
import { accessKinds } from '#domain/activity/accessKinds';
import { activityKindNames } from '#domain/activity/subjects';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

/** One line of the court's record: who did what to which thing, when and from where. */
export const Activity = z.object({
  id: z.string(),
  /** The verb, e.g. `filing_received`. */
  action: z.string(),
  /** What its words are made of, e.g. `{ "document": "Complaint.pdf", "after_doubts": false }`. */
  values: z.record(z.string(), z.unknown()),
  /** The same in words, e.g. `New Civil Complaint Filed`. */
  title: z.string(),
  description: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  created_at: z.iso.datetime({ offset: true }),
  actor: z.string().nullable(),
  /** Where the thing can be looked at, when the asker may. */
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
  summary: 'The newest activities: the court’s for its staff, one’s own for everyone else.',
});

/** Who acted: a person as they were then. */
const Actor = z.object({ id: z.uuid(), name: z.string(), role: z.string().nullable() });

/** One line of the record in full. */
export const RecordLine = z.object({
  /** Its number in the court's chain. */
  seq: z.number().int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** What its words are made of. */
  values: z.record(z.string(), z.unknown()),
  subject_type: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for visitors and for the portal itself. */
  actor: Actor.nullable(),
  address: z.string().nullable(),
  /** What was changed, where it was compared. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  href: z.string().nullable(),
});
export type RecordLine = z.infer<typeof RecordLine>;

/** One entry of the access log: what one person (or network) did with one thing in one hour. */
export const AccessLine = z.object({
  id: z.string(),
  kind: z.enum(accessKinds),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  times: z.number().int(),
  /** For a failed sign-in the account, where it exists. */
  person: Actor.nullable(),
  address: z.string().nullable(),
  /** The filing, document or case in words, or the call. */
  subject: z.string(),
  detail: z.string().nullable(),
  href: z.string().nullable(),
});
export type AccessLine = z.infer<typeof AccessLine>;

/** By whom, about what, and in which days of the court's time zone; both days are included. */
const narrowed = {
  /** Part of a person's name or e-mail address. */
  person: z.string().trim().max(200).optional(),
  /** A case number, or the id of a case or filing. */
  about: z.string().trim().max(100).optional(),
  from: calendarDay('Enter the first day as YYYY-MM-DD.').optional(),
  to: calendarDay('Enter the last day as YYYY-MM-DD.').optional(),
};
const asksRecord = { ...narrowed, kind: z.enum(activityKindNames).optional() };
const asksAccess = { ...narrowed, kind: z.enum(accessKinds).optional() };

/** Lists that grow while they are read are paged by the place where the last page ended. */
const paged = {
  after: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_\d{1,15}$/, 'Take `after` from the page before.')
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
  summary: 'The court’s activity record, the newest line first; for IT personnel its technical lines.',
});

export const downloadRecord = endpoint({
  method: 'GET',
  path: '/activities/record/csv/',
  permission: 'activity:read-record',
  input: z.object(asksRecord),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'The same lines as CSV (RFC 4180), at most 50,000.',
});

export const listAccess = endpoint({
  method: 'GET',
  path: '/activities/access/',
  permission: 'activity:read-record',
  input: z.object({ ...asksAccess, ...paged }),
  reply: z.object({ results: z.array(AccessLine), next: z.string().nullable() }),
  status: 200,
  summary: 'Who viewed and downloaded what, who was refused and who failed to sign in, the newest first.',
});

export const downloadAccess = endpoint({
  method: 'GET',
  path: '/activities/access/csv/',
  permission: 'activity:read-record',
  input: z.object(asksAccess),
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'The same entries as CSV (RFC 4180), at most 50,000.',
});
