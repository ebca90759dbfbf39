import { z } from 'zod';
import {
  batchActs,
  batchCauses,
  batchStates,
  givesDates,
  mostInBatch,
  proposalMethods,
} from '#domain/hearings/batches/batchActs';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { PageCounts, Paging } from './paging.ts';
import { requiredLine } from './text.ts';

const Day = calendarDay('Enter a date');
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** Which hearings are rescheduled: those of a time, of a judge, or of a courtroom, those selected, or those of an earlier batch. */
export const BatchScope = z
  .object({
    from: Day.optional(),
    until: Day.optional(),
    /** Part of a single day, or the time of the first and the last day. */
    closed_from: Time.optional(),
    closed_to: Time.optional(),
    judge_id: z.uuid().optional(),
    courtroom_id: z.uuid().optional(),
    /** The name of an interpreter, a reporter, or a mediator. */
    person: z.string().trim().min(1).max(200).optional(),
    /** Whether the hours are those of each of the days; otherwise they are those of the first and the last day. */
    daily: z.boolean().optional(),
    ids: z.array(z.uuid()).max(mostInBatch).optional(),
    /** The batch whose hearings return to their earlier dates. */
    returns: z.uuid().optional(),
  })
  .refine(({ from, ids, returns }) => [from, ids, returns].filter((part) => part !== undefined).length === 1, {
    path: ['from'],
    message: 'Send the days, the hearings, or a batch',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    message: 'The last day cannot be before the first',
  })
  .refine(({ daily, closed_from, closed_to }) => !daily || (closed_from && closed_to && closed_from < closed_to), {
    path: ['closed_to'],
    message: 'Enter from when to when on each day',
  });
export type BatchScope = z.infer<typeof BatchScope>;

const Act = z.enum(batchActs, { error: 'Choose what happens to the hearings' });

/** A time in a courtroom, in the court's time zone. */
export const BatchSlot = z.object({
  hearing_date: z.string(),
  hearing_time: z.string(),
  courtroom_id: z.uuid().nullable(),
  venue: z.string(),
});
export type BatchSlot = z.infer<typeof BatchSlot>;

/** A hearing of a batch as it is now. */
export const BatchHearing = z.object({
  id: z.uuid(),
  version: z.int(),
  case_id: z.uuid().nullable(),
  case_number: z.string(),
  case_title: z.string(),
  event_type: z.string(),
  hearing_date: z.string(),
  hearing_time: z.string(),
  duration_minutes: z.int(),
  venue: z.string(),
  courtroom_id: z.uuid().nullable(),
  judge: z.string(),
  sitting: z.string().nullable(),
});

export const ProposedHearing = BatchHearing.extend({
  proposal: BatchSlot.extend({ sitting: z.string().nullable() }).nullable(),
  because: z.enum(['same_time', 'other_time', 'other_room', 'restored', 'repair']).nullable(),
  /** Why there is no earlier time at the same time of day, or no time at all. */
  obstacle: z.string().nullable(),
  alternatives: z.array(BatchSlot),
  /** When people were last notified of the hearing, as far as the calendar knows; for repairs. */
  last_notified: Moment.nullable(),
  /** Of a hearing that moves although the cause does not concern it: the cases of the hearings that get its time. */
  makes_room_for: z.array(z.string()).nullable(),
});
export type ProposedHearing = z.infer<typeof ProposedHearing>;

const Repair = z.object({
  /** How many hearings cannot stay, whatever the others do. */
  least: z.int(),
  /** How many move in the repair. If as many as the least, no repair moves fewer. */
  moves: z.int(),
  /** The last day on which hearings are set. */
  through: z.iso.date(),
});
export type Repair = z.infer<typeof Repair>;

export const proposeBatch = endpoint({
  method: 'POST',
  path: '/scheduling/batches/proposals/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z.object({
    scope: BatchScope,
    act: Act,
    method: z.enum(proposalMethods).default('next_times'),
    /** The last day on which a repair sets hearings. Default: 30 days after the last hearing of the scope. */
    through: Day.optional(),
  }),
  reply: z.object({
    /** Those of the scope, and, in a repair, those that move to make room for them. */
    hearings: z.array(ProposedHearing),
    /** Null if the times are not those of a repair. */
    repair: Repair.nullable(),
    /** How many more hearings there are than a batch can contain. */
    left_out: z.int(),
  }),
  status: 200,
  summary: 'Proposes new times for several hearings, without conflicts. Changes nothing.',
});

const Row = z.object({
  hearing_id: z.uuid(),
  version: z.int().min(1),
  hearing_date: Day.optional(),
  hearing_time: Time.optional(),
  /** The hearing's own courtroom and judge unless given. */
  courtroom_id: z.uuid().optional(),
  judge_id: z.uuid().optional(),
  /** An interpreter of the court's list; the hearing's own unless given. */
  interpreter_id: z.uuid().optional(),
});
const Rows = z.array(Row).min(1, 'Choose at least one hearing').max(mostInBatch);

const fields = {
  act: Act,
  hearings: Rows,
  /** A time in which the hearings cannot be held, besides what the calendar states. */
  scope: BatchScope.optional(),
};
type Fields = z.infer<z.ZodObject<typeof fields>>;

const hasDates = ({ act, hearings }: Fields) =>
  !givesDates(act) || hearings.every(({ hearing_date, hearing_time }) => hearing_date && hearing_time);
const missesDates = { path: ['hearings'], message: 'Choose a new date and time for each hearing' };
const isEachOnce = ({ hearings }: Fields) =>
  new Set(hearings.map(({ hearing_id }) => hearing_id)).size === hearings.length;
const repeats = { path: ['hearings'], message: 'Each hearing can be rescheduled only once' };

export const NewBatch = z
  .object({
    ...fields,
    cause: z.enum(batchCauses).default('selection'),
    reason: requiredLine('Reason', 300),
    /** Whether hearings with conflicts are left out; otherwise a conflict refuses the batch. */
    leaves_out: z.boolean().default(false),
  })
  .refine(hasDates, missesDates)
  .refine(isEachOnce, repeats);
export type NewBatch = z.infer<typeof NewBatch>;

/** Why a hearing cannot be rescheduled as requested. */
export const BatchProblem = z.object({ hearing_id: z.uuid(), problems: z.array(z.string()) });
export type BatchProblem = z.infer<typeof BatchProblem>;

export const checkBatch = endpoint({
  method: 'POST',
  path: '/scheduling/batches/check/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z.object(fields).refine(hasDates, missesDates).refine(isEachOnce, repeats),
  reply: z.object({ problems: z.array(BatchProblem) }),
  status: 200,
  summary: 'Checks the new times of several hearings against the calendar and each other. Changes nothing.',
});

export const HearingBatch = z.object({
  id: z.uuid(),
  act: z.enum(batchActs),
  cause: z.enum(batchCauses),
  reason: z.string(),
  state: z.enum(batchStates),
  /** Null for people who do not schedule hearings. */
  made_by: z.string().nullable(),
  made_at: z.string(),
  total: z.int(),
  /** How many hearings are written. */
  done: z.int(),
  /** The plan whose places were accepted; for the court's staff. */
  plan_id: z.uuid().nullable(),
  notices_due_at: z.string().nullable(),
  notified_at: z.string().nullable(),
  notified: z.int().nullable(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  abilities: z.object({ undo: z.boolean(), restore: z.boolean() }),
});
export type HearingBatch = z.infer<typeof HearingBatch>;

export const BatchMove = z.object({
  hearing_id: z.uuid(),
  case_id: z.uuid().nullable(),
  case_number: z.string(),
  case_title: z.string(),
  event_type: z.string(),
  judge: z.string(),
  /** Null for a request, which had no place. */
  from: z.object({ hearing_date: z.string(), hearing_time: z.string(), venue: z.string() }).nullable(),
  to: z.object({ hearing_date: z.string(), hearing_time: z.string(), venue: z.string() }).nullable(),
  /** The hearing to open: the new one of a continued hearing. */
  opens: z.object({ id: z.uuid(), hearing_date: z.string() }),
});
export type BatchMove = z.infer<typeof BatchMove>;

export const applyBatch = endpoint({
  method: 'POST',
  path: '/scheduling/batches/',
  permission: 'hearings:schedule',
  body: 'json',
  input: NewBatch,
  reply: z.object({ message: z.string(), data: HearingBatch }),
  status: 201,
  summary:
    'Reschedules several hearings in one transaction. A conflict refuses all of them and is named for each hearing. People are notified once, after a delay in which it can be undone. Large batches are queued.',
});

export const listHearingBatches = endpoint({
  method: 'GET',
  path: '/scheduling/batches/',
  permission: 'hearings:schedule',
  input: z.object({ page: Paging.page }),
  reply: z.object({ data: z.array(HearingBatch), ...PageCounts }),
  status: 200,
  summary: 'Lists the batches in which hearings were rescheduled, the newest first.',
});

export const readBatch = endpoint({
  method: 'GET',
  path: '/scheduling/batches/:id/',
  permission: 'hearings:read',
  input: z.object({ id: z.uuid() }),
  reply: HearingBatch.extend({
    hearings: z.array(BatchMove),
    /** Hearings that were left out, or because of which the batch failed. For the court's staff. */
    problems: z.array(BatchProblem.extend({ case_number: z.string() })),
  }),
  status: 200,
  summary: 'Returns a batch with those of its hearings that you have access to, each with its old and new date.',
});

export const undoBatch = endpoint({
  method: 'POST',
  path: '/scheduling/batches/:id/undo/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), data: HearingBatch }),
  status: 200,
  summary: 'Undoes a batch before its notices are sent: each hearing has its earlier date again.',
});
