import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

export const sectionLimits = { sections: 40, rules: 100, conditions: 50 } as const;

export const Section = z.object({ id: z.uuid(), name: z.string(), archived: z.boolean() });
export type Section = z.infer<typeof Section>;

/** When the pending filings of a section are decided at the present pace. */
export const Estimate = z.object({
  state: z.enum(['done', 'too_few_decisions', 'estimated', 'too_far']),
  at: Moment.nullable(),
});

export const PendingSection = z.object({
  /** Null for the unassigned section. */
  section: Section.nullable(),
  /** At most 10,000. */
  waiting: z.number().int(),
  more: z.boolean(),
  oldest_received_at: Moment.nullable(),
  /** Decisions in effect, made in the court's hours of the last five court days. */
  decided: z.number().int(),
  per_hour: z.number().nullable(),
  estimate: Estimate,
  /** Whether it belongs to the viewer's default view. */
  mine: z.boolean(),
});
export type PendingSection = z.infer<typeof PendingSection>;

export const PendingWork = z.object({
  /** All sections together. */
  all: PendingSection.omit({ section: true, mine: true }),
  sections: z.array(PendingSection),
  /** The first of the five court days; null if the court was not open in the last two months. */
  since: Moment.nullable(),
  /** The court's hours in these days. */
  open_hours: z.number(),
});
export type PendingWork = z.infer<typeof PendingWork>;

export const readPendingWork = endpoint({
  method: 'GET',
  path: '/review/pending/',
  permission: 'filings:review',
  input: z.object({}),
  reply: PendingWork,
  status: 200,
  summary: 'Returns the pending filings of each section, the pace of decisions, and when the queue will be finished.',
});

export const chooseSections = endpoint({
  method: 'PUT',
  path: '/review/sections/mine/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({ section_ids: z.array(z.uuid()).max(sectionLimits.sections) }),
  reply: z.object({ message: z.string(), section_ids: z.array(z.uuid()) }),
  status: 200,
  summary: 'Chooses the sections whose filings your queue shows by default.',
});

export const moveToSection = endpoint({
  method: 'POST',
  path: '/review/:id/section/',
  permission: 'filings:review',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The section that the clerk sees it in. If someone has moved it since, the call is refused. */
    from: z.uuid().nullable(),
    /** The section; null for the unassigned section; `rules` for the section that the routing rules determine. */
    to: z.union([z.uuid(), z.literal('rules')]).nullable(),
    reason: z
      .string()
      .trim()
      .max(500, 'At most 500 characters')
      .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'Remove the control characters')
      .optional(),
  }),
  reply: z.object({
    message: z.string(),
    section: Section.nullable(),
    /** For an undo: what to send as `to`. */
    before: z.union([z.uuid(), z.literal('rules')]).nullable(),
  }),
  status: 200,
  summary: 'Moves a pending filing to another section. Routing rules then leave it there.',
});
