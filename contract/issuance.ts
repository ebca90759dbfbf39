import { z } from 'zod';
import { instrumentItems } from '#domain/issuance/data/instruments';
import { instrumentFields, instrumentKinds, instrumentStates } from '#domain/issuance/instrumentKinds';
import { calendarDay } from './calendarDay.ts';
import { ChecklistItem, Reason, Version } from './checklist.ts';
import { endpoint } from './endpoint.ts';
import { line, lines } from './text.ts';

const Id = z.object({ id: z.uuid() });

/** An instrument that was issued in a case. */
export const IssuedInstrument = z.object({
  id: z.uuid(),
  version: z.number().int(),
  kind: z.enum(instrumentKinds),
  title: z.string(),
  number: z.string(),
  state: z.enum(instrumentStates),
  directed_to: z.string().nullable(),
  issued_on: z.iso.date(),
  issued_by: z.string(),
  entry: z.number().int(),
  /** The number of the instrument that it replaces. */
  alias_of: z.string().nullable(),
  /** Whether another one replaced it. */
  is_replaced: z.boolean(),
  closed_on: z.iso.date().nullable(),
  close_reason: z.string().nullable(),
  document: z.object({ id: z.uuid(), file_name: z.string() }).nullable(),
});
export type IssuedInstrument = z.infer<typeof IssuedInstrument>;

const Values = z.partialRecord(z.enum(instrumentFields), lines('This value', 2000));

/** What the clerk may issue, with the values that the record has. */
export const Issuable = z.object({
  kind: z.enum(instrumentKinds),
  title: z.string(),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  required: z.array(z.enum(instrumentFields)),
  optional: z.array(z.enum(instrumentFields)),
  /** Those to whom it can be directed; null if it is not directed to a party. */
  parties: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string() })).nullable(),
  values: Values,
});
export type Issuable = z.infer<typeof Issuable>;

const Entry = z.object({ number: z.number().int(), filed_on: z.iso.date(), text: z.string() });

export const CaseIssuance = z.object({
  version: z.number().int(),
  case_number: z.string(),
  title: z.string(),
  court: z.string(),
  clerk: z.string(),
  today: z.iso.date(),
  instruments: z.array(IssuedInstrument),
  issuable: z.array(Issuable),
  /** Each with what an instrument states of it, as far as it was recorded. */
  judgments: z.array(Entry.extend({ values: Values })),
  orders: z.array(Entry),
  /** Entries with a document that can be certified. */
  documents: z.array(Entry),
  abilities: z.object({ issue: z.boolean() }),
});
export type CaseIssuance = z.infer<typeof CaseIssuance>;

export const readIssuance = endpoint({
  method: 'GET',
  path: '/cases/:id/issuance/',
  permission: 'cases:read',
  input: Id,
  reply: CaseIssuance,
  status: 200,
  summary: 'Returns what the court issued in a case and, for clerks, what can be issued.',
});

const Draft = Id.extend({
  kind: z.enum(instrumentKinds, 'Choose what to issue'),
  party_id: z.uuid('Choose the party').optional(),
  values: Values,
  /** The requirements that the clerk confirmed or overrode, each with the reason. */
  confirmed: z
    .array(z.object({ item: z.enum(instrumentItems), reason: Reason }))
    .max(20)
    .default([]),
});

export const checkIssuance = endpoint({
  method: 'POST',
  path: '/cases/:id/issuance/check/',
  permission: 'cases:manage',
  body: 'json',
  input: Draft,
  reply: z.object({ checklist: z.array(ChecklistItem) }),
  status: 200,
  summary: 'Returns the requirements of an instrument for the values so far. Nothing is issued.',
});

export const issueInstrument = endpoint({
  method: 'POST',
  path: '/cases/:id/issuance/',
  permission: 'cases:manage',
  body: 'json',
  input: Draft.extend({
    version: Version,
    /** The instrument that this one replaces. */
    alias_of: z.uuid().optional(),
  }),
  reply: z.object({ message: z.string(), issuance: CaseIssuance }),
  status: 201,
  summary: 'Issues an instrument: writes its PDF, enters it on the docket, and notifies the people in the case.',
});

export const closeInstrument = endpoint({
  method: 'PUT',
  path: '/cases/:id/issuance/:instrument_id/',
  permission: 'cases:manage',
  body: 'json',
  input: Id.extend({
    instrument_id: z.uuid(),
    version: Version,
    state: z.enum(['returned_served', 'returned_unserved', 'recalled'], 'Choose what happened'),
    on: calendarDay('Enter the date'),
    reason: line('The note', 500).default(''),
  }),
  reply: z.object({ message: z.string(), issuance: CaseIssuance }),
  status: 200,
  summary: 'Records that an instrument was returned, served or not, or recalled.',
});
