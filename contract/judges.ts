import { z } from 'zod';
import { availabilityStatuses, settableStatuses } from '#domain/hearings/availability';
import { WallClock } from './calendar.ts';
import { endpoint } from './endpoint.ts';

/** A judge of the court with the judge's current availability. */
export const Judge = z.object({
  id: z.uuid(),
  name: z.string(),
  availability_status: z.enum(availabilityStatuses),
  /** When that status ends, if known. */
  until: z.iso.datetime().nullable(),
  court_house: z.string(),
  specialization: z.string(),
  /** Whether the user may set this judge's availability. */
  can_set: z.boolean(),
});
export type Judge = z.infer<typeof Judge>;

export const listJudges = endpoint({
  method: 'GET',
  path: '/scheduling/judges/',
  permission: 'calendar:read',
  input: z.object({}),
  reply: z.array(Judge),
  status: 200,
  summary: 'Lists the court’s verified judges with their availability.',
});

export const AvailabilityPeriod = z.object({
  id: z.uuid(),
  judge_id: z.uuid(),
  status: z.enum(availabilityStatuses),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Null for people outside the court staff. */
  note: z.string().nullable(),
});
export type AvailabilityPeriod = z.infer<typeof AvailabilityPeriod>;

export const listAvailability = endpoint({
  method: 'GET',
  path: '/scheduling/availability/',
  permission: 'calendar:read',
  input: z.object({ judge_id: z.uuid() }),
  reply: z.object({ data: z.array(AvailabilityPeriod) }),
  status: 200,
  summary: 'Lists a judge’s current and future availability entries.',
});

export const NewAvailability = z
  .object({
    judge_id: z.uuid({ error: 'Choose a judge' }),
    status: z.enum(settableStatuses, { error: `Use ${settableStatuses.join(', ')}` }),
    /** In the court's time zone: YYYY-MM-DDTHH:MM. */
    from: WallClock,
    to: WallClock,
    note: z.string().trim().max(500, 'Note is longer than 500 characters').default(''),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' });
export type NewAvailability = z.infer<typeof NewAvailability>;

export const setAvailability = endpoint({
  method: 'POST',
  path: '/scheduling/availability/',
  permission: 'availability:set',
  body: 'json',
  input: NewAvailability,
  /** `hearings_within` are the existing hearings in that time, which this does not move. */
  reply: z.object({ message: z.string(), data: AvailabilityPeriod, hearings_within: z.number().int() }),
  status: 201,
  summary: 'Sets a judge’s availability. Judges can set their own, clerks any judge’s.',
});

export const removeAvailability = endpoint({
  method: 'DELETE',
  path: '/scheduling/availability/:id/',
  permission: 'availability:set',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes an availability entry of a judge.',
});
