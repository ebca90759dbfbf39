import { z } from 'zod';
import {
  deliveryMethods,
  deliveryPurposes,
  deliveryStates,
  escalationQueues,
} from '#domain/entryService/deliveryStates';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const count = z.number().int();

export const EscalatedDelivery = z.object({
  id: z.uuid(),
  version: count,
  queue: z.enum(escalationQueues),
  name: z.string(),
  parties: z.array(z.string()),
  method: z.enum(deliveryMethods),
  address: z.string().nullable(),
  mail_reply: z.string().nullable(),
  escalated_at: z.string(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  entry: count,
  entry_text: z.string(),
});
export type EscalatedDelivery = z.infer<typeof EscalatedDelivery>;

export const listEscalated = endpoint({
  method: 'GET',
  path: '/entry-service/escalated/',
  permission: 'docket:certify',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: z.object({
    data: z.array(EscalatedDelivery),
    total: count,
    total_pages: count,
    queues: z.record(z.enum(escalationQueues), count),
  }),
  status: 200,
  summary:
    'Lists the people on whom an entry must be served by other means, oldest first, with the count of each queue.',
});

/** How one person received notice of an entry. */
export const EntryNotice = z.object({
  id: z.uuid(),
  purpose: z.enum(deliveryPurposes),
  name: z.string(),
  parties: z.array(z.string()),
  method: z.enum(deliveryMethods),
  address: z.string().nullable(),
  state: z.enum(deliveryStates),
  queue: z.enum(escalationQueues).nullable(),
  attempts: count,
  mail_reply: z.string().nullable(),
  delivered_at: z.string().nullable(),
  resolution: z.string().nullable(),
});
export type EntryNotice = z.infer<typeof EntryNotice>;

export const listEntryNotices = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/:number/notices/',
  permission: 'docket:certify',
  input: z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) }),
  reply: z.object({ data: z.array(EntryNotice) }),
  status: 200,
  summary: 'Lists who received notice of a docket entry, by which method, and whether it was delivered.',
});

export const resolutionWays = ['mailed', 'handed', 'not_served'] as const;

export const resolveDelivery = endpoint({
  method: 'POST',
  path: '/entry-service/:id/resolution/',
  permission: 'docket:certify',
  body: 'json',
  input: z
    .object({
      id: z.uuid(),
      version: count.min(1),
      way: z.enum(resolutionWays),
      /** The day of mailing or delivery. */
      on: calendarDay('Enter a date').optional(),
      /** The address of the mailing, or why the person is not served. */
      note: z.string().trim().max(500).default(''),
    })
    .refine(({ way, on }) => way === 'not_served' || on !== undefined, { path: ['on'], message: 'Enter a date' })
    .refine(({ way, note }) => way !== 'not_served' || note !== '', { path: ['note'], message: 'Enter the reason' }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Records how a person was served by other means, or why the person is not served.',
});

export const ServedEntry = z.object({
  court: z.string(),
  time_zone: z.string(),
  recipient: z.string(),
  case: z.object({ case_number: z.string(), title: z.string() }).nullable(),
  entry: count,
  text: z.string(),
  entered_at: z.string(),
  documents: z.array(
    z.object({ id: z.uuid(), name: z.string(), pages: count.nullable(), size: count, sha256: z.string() }),
  ),
});

export type ServedEntry = z.infer<typeof ServedEntry>;

export const readServedEntry = endpoint({
  method: 'GET',
  path: '/public/entries/:token/',
  permission: 'portal:visit',
  input: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/) }),
  reply: ServedEntry,
  status: 200,
  summary: 'Returns a served entry of the court to the person to whom its link was sent.',
});

export const downloadServedEntry = endpoint({
  method: 'GET',
  path: '/public/entries/:token/documents/:id/',
  permission: 'portal:visit',
  input: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/), id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Downloads a document of a served entry for the person to whom its link was sent.',
});
