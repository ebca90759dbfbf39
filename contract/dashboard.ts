import { z } from 'zod';
import { needKinds } from '#domain/dashboard/needs';
import { endpoint } from './endpoint.ts';

/** A figure on the dashboard, with a link to the rows that it counts. */
const Figure = z.object({ value: z.number().int(), href: z.string() });

/** For the records that the user has access to. */
export const Figures = z.object({
  documents: Figure,
  /** Mean seconds for each processed document; null if none was processed. */
  average_processing_time: z.number().nullable(),
  active_cases: Figure,
  pending_hearings: Figure,
  /** Processed documents that have everything their type requires. */
  complete: Figure,
  /** Values that people reviewed in the last `days`, and the number of them that had been read correctly. */
  looked_at: z.object({
    confirmed: z.number().int(),
    looked_at: z.number().int(),
    days: z.number().int(),
    href: z.string(),
  }),
});
export type Figures = z.infer<typeof Figures>;

export const Need = z.object({
  id: z.string(),
  kind: z.enum(needKinds),
  title: z.string(),
  body: z.string(),
  /** A day, YYYY-MM-DD, or a moment. */
  due: z.string().nullable(),
  overdue: z.boolean(),
  since: z.iso.datetime({ offset: true }).nullable(),
  href: z.string(),
});
export type Need = z.infer<typeof Need>;

export const Dashboard = z.object({
  /** Null for roles without access to filings. */
  figures: Figures.nullable(),
  /** The most urgent items of each type, in order of expiration. */
  needs: z.array(Need),
  /** The number of each type, and the screen that lists them. */
  counts: z.array(z.object({ kind: z.enum(needKinds), count: z.number().int(), href: z.string() })),
  as_of: z.iso.datetime({ offset: true }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/',
  permission: 'dashboard:read',
  input: z.object({}),
  reply: Dashboard,
  status: 200,
  summary: 'Returns the key figures of the records that you have access to, and what needs your attention, by role.',
});
