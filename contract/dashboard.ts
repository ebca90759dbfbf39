import { z } from 'zod';
import { needKinds } from '#domain/dashboard/needs';
import { endpoint } from './endpoint.ts';

/** A figure on the dashboard, with a link to exactly the rows that it counts. */
const Figure = z.object({ value: z.number().int(), href: z.string() });

/** Of what the asker may see. */
export const Figures = z.object({
  documents: Figure,
  /** Mean seconds over the processed documents; null where none was processed. */
  average_processing_time: z.number().nullable(),
  active_cases: Figure,
  pending_hearings: Figure,
  /** Processed documents that have everything their kind requires. */
  complete: Figure,
  /** Values that people looked at in the last `days`, and how many of them the machine had read right. */
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
  /** Null for who sees no filings. */
  figures: Figures.nullable(),
  /** The most pressing of each kind, what expires first at the top. */
  needs: z.array(Need),
  /** The number of each kind, and the screen that lists them. */
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
  summary: 'The key figures of what the asker may see, and what needs the asker, by role.',
});
