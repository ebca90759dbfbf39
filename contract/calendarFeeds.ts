import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** The address at which calendar programs read a person's hearings and deadlines. */
export const CalendarFeed = z.object({
  created_at: Moment,
  /** To the hour; null before a calendar program read it. */
  last_read_at: Moment.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A new feed. Its address is shown only in this response. */
export const NewCalendarFeed = z.object({ message: z.string(), address: z.string(), data: CalendarFeed });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: z.object({ data: CalendarFeed.nullable() }),
  status: 200,
  summary: 'Returns when your calendar address was created and last read; null without one.',
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: NewCalendarFeed,
  status: 201,
  summary:
    'Creates an address at which your calendar program reads your hearings and deadlines. It replaces an earlier one.',
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Revokes your calendar address. Calendar programs can no longer read it.',
});

/** Whose calendar a feed of the court's staff is. */
export const feedSubjects = ['judge', 'courtroom', 'attorney'] as const;
export type FeedSubject = (typeof feedSubjects)[number];

/** A feed of the calendar of one judge, courtroom, or attorney, which the user created. */
export const StaffFeed = CalendarFeed.extend({
  id: z.uuid(),
  subject: z.enum(feedSubjects),
  subject_id: z.uuid(),
  name: z.string(),
  /** Whether it can still be read: not after the judge has left the court. */
  is_active: z.boolean(),
});
export type StaffFeed = z.infer<typeof StaffFeed>;

export const listStaffFeeds = endpoint({
  method: 'GET',
  path: '/scheduling/feeds/',
  permission: 'hearings:schedule',
  input: z.object({}),
  reply: z.object({ data: z.array(StaffFeed) }),
  status: 200,
  summary: 'Lists your calendar addresses for judges, courtrooms, and attorneys: when each was created and last read.',
});

export const createStaffFeed = endpoint({
  method: 'POST',
  path: '/scheduling/feeds/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z.object({
    subject: z.enum(feedSubjects, { error: 'Choose judge, courtroom, or attorney' }),
    subject_id: z.uuid({ error: 'Choose whose calendar it is' }),
  }),
  reply: z.object({ message: z.string(), address: z.string(), data: StaffFeed }),
  status: 201,
  summary:
    'Creates an address for the confirmed hearings of a judge, courtroom, or attorney, as far as you have access to them. It replaces your earlier one for the same calendar.',
});

export const revokeStaffFeed = endpoint({
  method: 'DELETE',
  path: '/scheduling/feeds/:id/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Revokes one of your calendar addresses. Calendar programs can no longer read it.',
});

/** iCalendar, not JSON. The secret in the address is its authorization. */
export const sendCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar-feeds/:token/calendar.ics',
  permission: 'portal:visit',
  input: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  reply: z.never(),
  status: 200,
  produces: ['text/calendar'],
  summary:
    'Returns the hearings and deadlines of the person who created the address, or the hearings of the judge, courtroom, or attorney for whom it was created, for calendar programs.',
});
