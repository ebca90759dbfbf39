import { z } from 'zod';
import { caseTypes, jurisdictions } from '#domain/courts/choices';
import { deadlineSystems } from '#domain/deadlines/DeadlineRule';
import { deadlineStates } from '#domain/deadlines/states';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const Day = calendarDay('Enter a date');
const ClosedOn = z.object({ date: z.string(), reason: z.string() });
const Unit = z.enum(['days', 'court_days', 'business_days', 'months', 'years', 'days_then_next_monday']);
const Direction = z.enum(['after', 'before']);
const Confidence = z.enum(['verified', 'high', 'uncertain']);

const step = <K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.object({ kind: z.literal(kind), from: z.string(), to: z.string(), ...fields });

/** One step from the event to the last day; each starts where the previous step ended. */
export const DerivationStep = z.discriminatedUnion('kind', [
  step('trigger', { authority: z.string() }),
  step('service_complete', {
    method: z.string(),
    amount: z.number(),
    unit: Unit,
    skipped: z.array(ClosedOn),
    authority: z.string(),
  }),
  step('start_moved', { closed: z.array(ClosedOn), authority: z.string() }),
  step('counted', {
    amount: z.number(),
    unit: Unit.exclude(['days_then_next_monday']),
    direction: Direction,
    skipped: z.array(ClosedOn),
    short_period: z.string().nullable(),
    authority: z.string(),
  }),
  step('next_monday', { authority: z.string() }),
  step('service_extension', {
    method: z.string(),
    amount: z.number(),
    unit: Unit.extract(['days', 'court_days', 'business_days']),
    direction: Direction,
    skipped: z.array(ClosedOn),
    authority: z.string(),
  }),
  step('no_extension', { method: z.string(), authority: z.string() }),
  step('moved', { direction: Direction, closed: z.array(ClosedOn), authority: z.string().nullable() }),
  step('partly_closed', { reason: z.string() }),
  step('former_rule', { since: z.string() }),
  step('holidays_unknown', {}),
]);
export type DerivationStep = z.infer<typeof DerivationStep>;

export const DeadlineSource = z.object({
  what: z.enum(['period', 'counting', 'service', 'holidays']),
  authority: z.string(),
  confidence: Confidence,
});
export type DeadlineSource = z.infer<typeof DeadlineSource>;

/** The day to which a date would move if the court closed on it by order. */
export const IfClosed = z.object({
  days: z.array(z.string()),
  due_date: z.string(),
  authority: z.string(),
  /** Why many of these courts close on that day; null if unknown. */
  reason: z.string().nullable(),
});
export type IfClosed = z.infer<typeof IfClosed>;

/** A date and how it was computed. */
const Derived = z.object({
  rule_id: z.string(),
  action: z.string(),
  trigger: z.string(),
  trigger_date: z.string(),
  service_method: z.string().nullable(),
  due_date: z.string(),
  due_time: z.string().nullable(),
  authority: z.string(),
  /** Who must act. */
  owed_by: z.enum(['party', 'court']),
  /** An earlier day that avoids uncertainty about the due date. */
  careful_date: z.string().nullable(),
  if_closed: IfClosed.nullable(),
  /** The confidence of the weakest source. Anything not verified is shown as not yet confirmed. */
  confidence: Confidence,
  derivation: z.array(DerivationStep),
  sources: z.array(DeadlineSource),
});

export const ComputedDeadline = Derived.extend({
  condition: z.string().nullable(),
  /** Whether it is the last or the first possible day for the act. */
  bound: z.enum(['latest', 'earliest']),
  /** Cautions to read before relying on the date. */
  caveat: z.string(),
});
export type ComputedDeadline = z.infer<typeof ComputedDeadline>;

export const Deadline = Derived.extend({
  id: z.uuid(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  filing_id: z.uuid().nullable(),
  /** Whether it is the court's, visible to everyone in the case, or the user's own. */
  of_court: z.boolean(),
  note: z.string().nullable(),
  saved_by: z.string().nullable(),
  state: z.enum(deadlineStates),
  urgent: z.boolean(),
  overdue: z.boolean(),
  /** Court days until it is due, without today; negative once it has passed. */
  court_days_left: z.number().int(),
  settled_by: z.string().nullable(),
  settled_at: z.string().nullable(),
  settled_reason: z.string().nullable(),
  version: z.number().int(),
  /** Whether the user may mark it as met, missed, or waived. */
  may_settle: z.boolean(),
});
export type Deadline = z.infer<typeof Deadline>;

export const Deadlines = z.object({
  data: z.array(Deadline),
  total_deadlines: z.number().int(),
  total_pages: z.number().int(),
  /** Open deadlines of this scope that are overdue or due within three court days. */
  urgent: z.number().int(),
  today: z.string(),
  /** The rules that the user's court uses to compute time. */
  court_system: z.enum(deadlineSystems),
});
export type Deadlines = z.infer<typeof Deadlines>;

export const computeDeadlines = endpoint({
  method: 'GET',
  path: '/deadlines/compute/',
  permission: 'deadlines:compute',
  input: z.object({
    system: z.enum(deadlineSystems, { error: 'Choose the rules that apply' }),
    trigger: z.string().trim().min(1, 'Choose the event').max(100),
    trigger_date: Day,
    service_method: z.string().trim().max(60).optional(),
    case_type: z.enum(caseTypes).optional(),
    /** The state in which a federal court sits, for its holidays. */
    state: z.enum(jurisdictions).optional(),
  }),
  reply: z.object({ data: z.array(ComputedDeadline) }),
  status: 200,
  summary:
    'Computes the deadlines after or before an event, showing every day counted and every rule and holiday applied.',
});

export const listDeadlines = endpoint({
  method: 'GET',
  path: '/deadlines/',
  permission: 'deadlines:read',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
    /** The user's own deadlines, or all that the user has access to. */
    scope: z.enum(['mine', 'court']).default('court'),
    state: z.enum(['open', 'settled', 'urgent']).default('open'),
    case_id: z.uuid().optional(),
    /** The first and the last day on which they are due. */
    from: Day.optional(),
    to: Day.optional(),
    /** `no`: without those that the user marked as met. */
    marked: z.enum(['no']).optional(),
    /** Words that must all appear in the case number or title. */
    q: z.string().trim().max(200).default(''),
  }),
  reply: Deadlines,
  status: 200,
  summary: 'Lists the deadlines that you have access to, nearest first.',
});

export const NewDeadline = z.object({
  case_id: z.uuid('Choose a case'),
  rule_id: z.string().trim().min(1, 'Choose the deadline').max(120),
  trigger_date: Day,
  service_method: z.string().trim().max(60).nullable().optional(),
  filing_id: z.uuid().nullable().optional(),
  note: z.string().trim().max(1000, 'Note is longer than 1000 characters').optional(),
});
export type NewDeadline = z.infer<typeof NewDeadline>;

export const saveDeadline = endpoint({
  method: 'POST',
  path: '/deadlines/',
  permission: 'deadlines:keep',
  body: 'json',
  input: NewDeadline,
  reply: z.object({ message: z.string(), data: Deadline }),
  status: 201,
  summary: 'Saves a deadline in a case: for everyone in the case if you are court staff, otherwise for yourself.',
});

export const settleDeadline = endpoint({
  method: 'PUT',
  path: '/deadlines/:id/',
  permission: 'deadlines:keep',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    state: z.enum(deadlineStates),
    reason: z
      .string({ error: 'Reason is required' })
      .trim()
      .min(1, 'Reason is required')
      .max(1000, 'Reason is longer than 1000 characters'),
    version: z.int().min(1),
  }),
  reply: z.object({ message: z.string(), data: Deadline }),
  status: 200,
  summary: 'Marks a deadline as met, missed, or waived, or reopens it. A reason is required.',
});

export const markDeadline = endpoint({
  method: 'PUT',
  path: '/deadlines/:id/met/',
  permission: 'deadlines:keep',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    met: z.boolean(),
    /** The filing of yours that met it. */
    filing_id: z.uuid().optional(),
    version: z.int().min(1),
  }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary:
    'Marks a deadline as met, or removes the mark: your own deadline for everyone who sees it, the court’s for you alone.',
});
