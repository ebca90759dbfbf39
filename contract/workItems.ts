import { z } from 'zod';
import { interpretingModes, workItemKinds, workItemStates } from '#domain/workItems/workItems';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { lines, requiredLine } from './text.ts';

const Day = calendarDay('Choose a date');
const count = z.number().int();

export const WorkItem = z.object({
  id: z.uuid(),
  kind: z.enum(workItemKinds),
  state: z.enum(workItemStates),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  /** Language, accommodation, party, or trial, by kind. */
  subject: z.string(),
  /** For whom: a party, a witness, or another person. */
  person: z.string(),
  mode: z.enum(interpretingModes).nullable(),
  note: z.string(),
  hearing: z.object({ id: z.uuid(), event_type: z.string(), hearing_date: z.iso.date() }).nullable(),
  /** The day of the trial or of the last pleading, from which a period runs. */
  counted_from: z.iso.date().nullable(),
  due_on: z.iso.date().nullable(),
  /** Whether it was requested after the last day that the rule names. */
  late: z.boolean(),
  law: z
    .object({ rule: z.string(), authority: z.string(), confidence: z.enum(['verified', 'high', 'uncertain']) })
    .nullable(),
  fee_usd: z.number().nullable(),
  requested_by: z.string(),
  requested_at: Moment,
  assigned_to_id: z.uuid().nullable(),
  assigned_to: z.string().nullable(),
  answer: z.string().nullable(),
  version: count,
  next: z.array(z.enum(workItemStates)),
});
export type WorkItem = z.infer<typeof WorkItem>;

const Done = z.object({ message: z.string(), item: WorkItem });

export const makeWorkItem = endpoint({
  method: 'POST',
  path: '/cases/:id/work-items/',
  permission: 'work-items:request',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    kind: z.enum(workItemKinds, 'Choose what is requested'),
    subject: requiredLine('This', 200),
    person: requiredLine('The name', 200),
    mode: z.enum(interpretingModes).optional(),
    note: lines('Note', 2000).default(''),
    hearing_id: z.uuid().optional(),
    counted_from: Day.optional(),
  }),
  reply: Done,
  status: 201,
  summary:
    'Requests an interpreter or an accommodation in a case; the court also enters trial settings and jury demands. Accommodations are confidential.',
});

export const listCaseWorkItems = endpoint({
  method: 'GET',
  path: '/cases/:id/work-items/',
  permission: 'work-items:request',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(WorkItem) }),
  status: 200,
  summary: 'Lists the requests in a case: for filers their own, for the court those that the user may read.',
});

export const workItemLists = ['open', 'mine', 'closed'] as const;

export const listWorkItems = endpoint({
  method: 'GET',
  path: '/work-items/',
  permission: 'work-items:manage',
  input: z.object({
    list: z.enum(workItemLists).default('open'),
    kind: z.enum(workItemKinds).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    data: z.array(WorkItem),
    total: count,
    total_pages: count,
    /** To whom items can be assigned. */
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  status: 200,
  summary: 'Lists requests of all cases by their deadline.',
});

export const changeWorkItem = endpoint({
  method: 'POST',
  path: '/work-items/:id/state/',
  permission: 'work-items:request',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: count.min(1),
    /** The present state, to change the assignment only. */
    state: z.enum(workItemStates, 'Choose a status'),
    answer: lines('Answer', 2000).default(''),
    assigned_to: z.uuid().optional(),
  }),
  reply: Done,
  status: 200,
  summary: 'Moves a request to another status or assigns it. The person who made it is notified of the status.',
});
