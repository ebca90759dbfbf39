import { z } from 'zod';
import { docketKinds } from '#domain/cases/docketKinds';
import { calendarDay } from './calendarDay.ts';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** The home of a filer: what needs attention, and the week (decision 0111). */

const CaseOf = { case_id: z.uuid().nullable(), case_number: z.string(), case_title: z.string() };

/** The filing that would meet a deadline; a person confirms it. */
const MetBy = z.object({
  filing_id: z.uuid(),
  title: z.string(),
  filed_on: z.iso.date(),
  entry: z.number().int().nullable(),
});

export const HomeDeadline = Deadline.extend({
  met_by: MetBy.nullable(),
});
export type HomeDeadline = z.infer<typeof HomeDeadline>;

/** A deadline that the user marked as met lately. */
export const MarkedDeadline = z.object({
  id: z.uuid(),
  version: z.number().int(),
  action: z.string(),
  case_number: z.string(),
  case_title: z.string(),
  due_date: z.iso.date(),
  marked_at: Moment,
  marked_by: z.string(),
  reason: z.string().nullable(),
});
export type MarkedDeadline = z.infer<typeof MarkedDeadline>;

export const HomeHearing = z.object({
  ...{ id: z.uuid(), ...CaseOf, event_type: z.string(), hearing_date: z.iso.date() },
  /** HH:MM in the time zone of its court. */
  ...{ hearing_time: z.string(), starts_at: Moment },
  ...{ venue: z.string(), judge: z.string() },
  /** Where people appear by video; null if the court has stated none for the courtroom. */
  remote_url: z.string().nullable(),
});
export type HomeHearing = z.infer<typeof HomeHearing>;

export const HomeReturn = z.object({
  id: z.uuid(),
  title: z.string(),
  case_number: z.string().nullable(),
  /** The filer of record, if it is another member of the user’s firm. */
  filer: z.string().nullable(),
  /** The clerk's words. */
  reason: z.string(),
  correct_by: Moment.nullable(),
  overdue: z.boolean(),
  /** Court days until the day of `correct_by`, in its time zone; null without one. */
  court_days_left: z.number().int().nullable(),
});
export type HomeReturn = z.infer<typeof HomeReturn>;

/** An entry on the docket of a case that the user has not seen. */
export const NewEntry = z.object({
  ...{ id: z.uuid(), case_id: z.uuid(), case_number: z.string(), case_title: z.string(), number: z.number().int() },
  ...{ kind: z.enum(docketKinds), text: z.string(), on_behalf_of: z.string().nullable() },
  ...{ filed_on: z.iso.date(), entered_at: Moment },
});
export type NewEntry = z.infer<typeof NewEntry>;

const some = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), total: z.number().int() });

/** More new entries than this are not counted. */
export const mostNewEntries = 100;

export const HomeAttention = z.object({
  today: z.iso.date(),
  as_of: Moment,
  /** Open deadlines that are overdue or due within 30 days, and those that the user marked in the last seven days. */
  deadlines: some(HomeDeadline).extend({ marked: z.array(MarkedDeadline) }),
  hearings: some(HomeHearing),
  returns: some(HomeReturn),
  /** Orders and judgments, and filings of others, that are not marked as seen, from the last 30 days. */
  orders: some(NewEntry),
  filings: some(NewEntry),
});
export type HomeAttention = z.infer<typeof HomeAttention>;

export const readHomeAttention = endpoint({
  method: 'GET',
  path: '/home/attention/',
  permission: 'home:read',
  input: z.object({}),
  reply: HomeAttention,
  status: 200,
  summary: 'Returns your deadlines, hearings, returned filings, and what is new on the dockets of your cases.',
});

export const WeekDay = z.object({
  date: z.iso.date(),
  /** Why courts are closed, by court; on a court day of all of them empty. */
  closed: z.array(z.object({ court: z.string(), reason: z.string() })),
  /** Whether any of the user's courts is open. */
  open: z.boolean(),
  hearings: z.array(HomeHearing.extend({ court: z.string() })),
  deadlines: z.array(
    z.object({
      ...{ id: z.uuid(), ...CaseOf, court: z.string(), action: z.string(), authority: z.string() },
      due_time: z.string().nullable(),
    }),
  ),
});
export type WeekDay = z.infer<typeof WeekDay>;

export const HomeWeek = z.object({
  today: z.iso.date(),
  /** Monday and Sunday. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The courts in which the user has a role, that of the session first. */
  courts: z.array(z.object({ id: z.string(), name: z.string() })),
  days: z.array(WeekDay),
  /** Whether there is more in this week than a page shows. */
  truncated: z.boolean(),
});
export type HomeWeek = z.infer<typeof HomeWeek>;

export const readHomeWeek = endpoint({
  method: 'GET',
  path: '/home/week/',
  permission: 'home:read',
  input: z.object({
    /** Any day of the week; without it, this week, and on a weekend the next one. */
    day: calendarDay('Enter a date').optional(),
  }),
  reply: HomeWeek,
  status: 200,
  summary: 'Returns the hearings and deadlines of a week in all of your courts, with their closures.',
});

/** What comes next in a case for a filer, and what the court has received but not docketed. */
export const CaseAhead = z.object({
  today: z.iso.date(),
  hearing: HomeHearing.nullable(),
  /** The next deadline of a party that the user has not marked as met. */
  deadline: Deadline.nullable(),
  /** Open deadlines that have passed. */
  overdue: z.number().int(),
  /** The user's filings in this case that the court has received and not decided. */
  undocketed: z.number().int(),
});
export type CaseAhead = z.infer<typeof CaseAhead>;

export const readCaseAhead = endpoint({
  method: 'GET',
  path: '/home/cases/:id/',
  permission: 'home:read',
  input: z.object({ id: z.uuid() }),
  reply: CaseAhead,
  status: 200,
  summary:
    'Returns the next hearing and deadline of one of your cases, and the number of your filings that are not docketed.',
});

const Told = z.object({ message: z.string() });

export const markEntriesSeen = endpoint({
  method: 'POST',
  path: '/home/seen/',
  permission: 'home:read',
  body: 'json',
  input: z
    .object({
      /** New entries by their IDs. */
      entries: z.array(z.uuid()).max(mostNewEntries, `At most ${mostNewEntries} entries`).optional(),
      /** Or everything that was entered up to this moment. */
      through: Moment.optional(),
    })
    .refine(({ entries, through }) => (entries === undefined) !== (through === undefined), {
      path: ['entries'],
      message: 'Send entries or a moment',
    }),
  reply: Told,
  status: 200,
  summary: 'Marks new docket entries as seen by you.',
});
