import { z } from 'zod';
import { processMethods } from '#domain/defaults/data/processService';
import { defaultItems, defaultStates } from '#domain/defaults/defaultStates';
import { parseRate } from '#domain/defaults/judgmentAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { calendarDay } from './calendarDay.ts';
import { ChecklistItem, EntryNumber, Reason, Version } from './checklist.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const OfParty = z.object({ id: z.uuid(), participant_id: z.uuid() });
const Held = OfParty.extend({ version: Version });
const Law = z.object({ authority: z.string(), confidence: z.enum(['verified', 'high', 'uncertain']) });

const Judgment = z.object({
  on: z.iso.date(),
  entry: z.number().int(),
  creditor: z.string(),
  principal: z.number().int(),
  /** Hundredths of a percent a year. */
  rate: z.number().int(),
  interest_from: z.iso.date().nullable(),
  interest_to: z.iso.date().nullable(),
  interest: z.number().int(),
  costs: z.number().int(),
  fees: z.number().int(),
  total: z.number().int(),
});

/** The default of one party. Checklists are for court staff. Amounts are in cents. */
export const PartyDefault = z.object({
  state: z.enum(defaultStates),
  version: z.number().int(),
  requested_on: z.iso.date(),
  request_entry: z.number().int().nullable(),
  service: z.object({ entry: z.number().int(), served_on: z.iso.date(), method: z.enum(processMethods) }).nullable(),
  /** The last day to respond; null until service is recorded. */
  respond_by: z.object({ due: z.iso.date(), authority: z.string(), confidence: z.string() }).nullable(),
  entered_on: z.iso.date().nullable(),
  entered_entry: z.number().int().nullable(),
  judgment: Judgment.nullable(),
  referred: z.object({ at: Moment, to: z.string().nullable(), reason: z.string() }).nullable(),
  ended_on: z.iso.date().nullable(),
  end_reason: z.string().nullable(),
  end_authority: z.string().nullable(),
  checklists: z.object({ entry: z.array(ChecklistItem), judgment: z.array(ChecklistItem) }).nullable(),
});
export type PartyDefault = z.infer<typeof PartyDefault>;

const Party = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  /** The default that is open or in force, or else the last one. */
  default: PartyDefault.nullable(),
});
export type DefaultParty = z.infer<typeof Party>;

const Entry = z.object({ number: z.number().int(), filed_on: z.iso.date(), text: z.string() });

export const CaseDefaults = z.object({
  /** The law of the court in this case type; null where the record has no defaults. */
  law: z
    .object({
      entry: z.enum(['clerk', 'court', 'none']),
      judgment: z.enum(['clerk', 'court']),
      interest: Law.extend({ rate: z.string().nullable() }),
      methods: z.array(z.object({ id: z.enum(processMethods), label: z.string() })),
    })
    .nullable(),
  today: z.iso.date(),
  version: z.number().int(),
  /** Requests on the docket for which no checklist was opened. */
  requests: z.array(Entry),
  /** Proofs of service on the docket. */
  proofs: z.array(Entry),
  /** Orders on the docket. */
  orders: z.array(Entry),
  creditors: z.array(z.string()),
  parties: z.array(Party),
  abilities: z.object({ manage: z.boolean() }),
});
export type CaseDefaults = z.infer<typeof CaseDefaults>;

const Done = z.object({ message: z.string(), defaults: CaseDefaults });
const path = <Act extends string>(act: Act) => `/cases/:id/participants/:participant_id/default/${act}` as const;
const own = { permission: 'cases:manage', body: 'json', reply: Done, status: 200 } as const;

export const readDefaults = endpoint({
  method: 'GET',
  path: '/cases/:id/defaults/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: CaseDefaults,
  status: 200,
  summary: 'Returns the defaults of the parties of a case. Court staff also receive the checklists and open requests.',
});

export const openDefault = endpoint({
  ...own,
  method: 'POST',
  path: path(''),
  input: OfParty.extend({
    /** The docket entry of the request; without it, the clerk opens the checklist for a request on paper. */
    request_entry: EntryNumber.optional(),
  }),
  status: 201,
  summary: 'Opens the checklist for the default of a party, from a request on the docket or without one.',
});

export const recordService = endpoint({
  ...own,
  method: 'PUT',
  path: path('service/'),
  input: Held.extend({
    entry: EntryNumber,
    served_on: calendarDay('Enter the date of service'),
    method: z.enum(processMethods, 'Choose the method of service'),
  }),
  summary: 'Records the date and the method of service from a proof of service on the docket.',
});

export const confirmDefaultItem = endpoint({
  ...own,
  method: 'PUT',
  path: path('items/'),
  input: Held.extend({
    item: z.enum(defaultItems),
    /** False withdraws the confirmation. */
    confirmed: z.boolean(),
    reason: line('Reason', 1000).default(''),
  }),
  summary: 'Confirms or overrides an item of the checklist with a reason, or withdraws the confirmation.',
});

export const enterDefault = endpoint({
  ...own,
  method: 'POST',
  path: path('entry/'),
  input: Held.extend({
    /** The docket entry of the order by which the court entered the default; without it, the clerk enters it. */
    order_entry: EntryNumber.optional(),
  }),
  summary: 'Enters the default of a party on the docket and notifies the people in the case.',
});

const money = (name: string) =>
  z
    .string()
    .trim()
    .refine(
      (typed) => typed === '' || parseAmount(typed) !== undefined,
      `Enter ${name} as an amount, for example 1,250.00`,
    );

export const enterDefaultJudgment = endpoint({
  ...own,
  method: 'POST',
  path: path('judgment/'),
  input: Held.extend({
    creditor: line('The creditor', 300).min(1, 'Enter in whose favor the judgment is'),
    principal: money('the principal').refine((typed) => typed !== '', 'Enter the principal'),
    rate: z
      .string()
      .trim()
      .refine((typed) => typed === '' || parseRate(typed) !== undefined, 'Enter a yearly rate, for example 10')
      .default(''),
    interest_from: calendarDay('Enter the date').optional(),
    interest_to: calendarDay('Enter the date').optional(),
    costs: money('the costs').default(''),
    fees: money('the fees').default(''),
  }),
  summary: 'Enters the clerk’s judgment by default with its amounts, writes the judgment, and records the disposition.',
});

export const declineDefault = endpoint({
  ...own,
  method: 'POST',
  path: path('refusal/'),
  input: Held.extend({ reason: Reason }),
  summary: 'Declines to enter the default, with the reason on the docket.',
});

export const referDefault = endpoint({
  ...own,
  method: 'POST',
  path: path('referral/'),
  input: Held.extend({ reason: Reason }),
  summary: 'Refers the request to the judge of the case, where the clerk may not decide on it.',
});

export const setDefaultAside = endpoint({
  ...own,
  method: 'POST',
  path: path('set-aside/'),
  input: Held.extend({
    authority: line('The authority', 300).min(3, 'Enter the order or the stipulation'),
    reason: Reason,
  }),
  summary: 'Records that a default, with its judgment if there is one, was set aside.',
});
