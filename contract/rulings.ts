import { z } from 'zod';
import { docketStyles } from '#domain/docketing/docketText';
import { dispositionIds, lapseReasons, rulingStages } from '#domain/rulings/dispositions';
import { clockTones } from '#domain/rulings/dueOn';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { RulingDetails, words } from './rulingDetails.ts';
import { TentativeRuling } from './tentativeRulings.ts';

/** A clock that runs on the judge, with its authority. */
export const RunningClock = z.object({
  id: z.string(),
  label: z.string(),
  authority: z.string(),
  due_on: z.string(),
  /** Negative after the last day. */
  days_left: z.number().int(),
  tone: z.enum(clockTones),
  effect: z.string(),
});
export type RunningClock = z.infer<typeof RunningClock>;

export const Ruling = z.object({
  id: z.uuid(),
  filing_id: z.uuid(),
  case_id: z.uuid(),
  hearing_id: z.uuid().nullable(),
  judge: z.string(),
  disposition: z.enum(dispositionIds),
  stage: z.enum(rulingStages),
  reasons: z.string(),
  details: RulingDetails,
  submitted_on: z.string().nullable(),
  /** The number of its docket entry; null before it takes effect. */
  entry: z.number().int().nullable(),
  ruled_at: z.string().nullable(),
  /** While it is held: when it takes effect. Until then it can be undone. */
  takes_effect_at: z.string().nullable(),
  superseded: z.boolean(),
  lapsed_because: z.enum(lapseReasons).nullable(),
  clock: RunningClock.nullable(),
  version: z.number().int(),
});
export type Ruling = z.infer<typeof Ruling>;

/** A motion before the judge, with what is needed to rule on it. */
export const PendingMotion = z.object({
  filing_id: z.uuid(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  title: z.string(),
  /** As the docket names it to the parties: a sealed motion without its title. */
  docket_title: z.string(),
  number: z.number().int().nullable(),
  filed_on: z.string().nullable(),
  filed_by: z.string(),
  /** Whether the clerk has accepted it. */
  is_docketed: z.boolean(),
  /** If you cover the judge of the case: who rules for whom, as the docket states it. */
  covering: z.object({ judge: z.string(), for_judge: z.string() }).optional(),
  allowed: z.array(z.enum(dispositionIds)),
  /** The dispositions of a tentative ruling that you can write or draft. */
  tentative_choices: z.array(z.enum(dispositionIds)),
  style: z.enum(docketStyles),
  /** The ruling in effect, such as under submission, and the one that is held. */
  present: Ruling.nullable(),
  held: Ruling.nullable(),
  /** The tentative ruling, published or not. */
  tentative: TentativeRuling.nullable(),
  /** The version of the present ruling; 0 without one. */
  version: z.number().int(),
  /** The clock that runs on it, from its submission or filing. */
  clock: RunningClock.nullable(),
});
export type PendingMotion = z.infer<typeof PendingMotion>;

export const NewRuling = z.object({
  filing_id: z.uuid(),
  hearing_id: z.uuid().optional(),
  disposition: z.enum(dispositionIds, { error: 'Choose a ruling' }),
  reasons: words('Reasons', 20_000).default(''),
  details: RulingDetails.default({}),
  submitted_on: calendarDay('Enter a date').optional(),
  /** The version of the present ruling that the screen shows; 0 without one. */
  version: z.int().min(0),
});
export type NewRuling = z.infer<typeof NewRuling>;

export const makeRuling = endpoint({
  method: 'POST',
  path: '/rulings/',
  permission: 'rulings:make',
  body: 'json',
  input: NewRuling,
  reply: z.object({ message: z.string(), ruling: Ruling, text: z.string() }),
  status: 201,
  summary: 'Rules on a motion in your cases. For a minute, the ruling can be undone; then it is docketed.',
});

export const undoRuling = endpoint({
  method: 'DELETE',
  path: '/rulings/:id/',
  permission: 'rulings:make',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Undoes your ruling before it takes effect.',
});

export const readMotion = endpoint({
  method: 'GET',
  path: '/rulings/motions/:id/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    motion: PendingMotion,
    history: z.array(Ruling),
    today: z.string(),
    /** The rulings that a bench memo can recommend. */
    recommendable: z.array(z.enum(dispositionIds)),
  }),
  status: 200,
  summary: 'Returns a motion in your cases with the rulings that you can make and those that were made.',
});

export const listRulings = endpoint({
  method: 'GET',
  path: '/rulings/cases/:id/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(Ruling.extend({ motion: z.string(), number: z.number().int().nullable() })) }),
  status: 200,
  summary: 'Lists the rulings on the motions of a case, the newest first.',
});
