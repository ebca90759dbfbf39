import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** One line of the court's record: who did what to which thing, when and from where. */
export const Activity = z.object({
  id: z.string(),
  /** The verb, e.g. `filing_received`. */
  action: z.string(),
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
