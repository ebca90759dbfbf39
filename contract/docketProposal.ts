import { z } from 'zod';
import { inactiveReasons } from '#domain/cases/caseStates';
import { filingGroups } from '#domain/docketing/FilingCode';
import { calendarDay } from './calendarDay.ts';
import { clockTime } from './confirmedEntry.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const confidence = z.enum(['verified', 'high', 'uncertain']);

/** A hearing that the document notices, and whether the calendar takes it. */
const ProposedHearing = z.object({
  hearing_date: z.string(),
  hearing_time: z.string(),
  judge: z.string().nullable(),
  judge_id: z.uuid().nullable(),
  venue: z.string().nullable(),
  event_type: z.string().nullable(),
  /** `on_calendar`: it was set before. `incomplete`: the portal does not know where or before whom. */
  state: z.enum(['free', 'on_calendar', 'not_free', 'incomplete']),
  why: z.array(z.string()),
  /** The next available times. */
  suggestions: z.array(z.object({ hearing_date: z.string(), hearing_time: z.string() })),
});

/** What the entry does to the case, its parties, or their counsel. */
const ProposedEffect = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('inactive'), reason: z.enum(inactiveReasons) }),
  z.object({ id: z.string(), kind: z.literal('active') }),
  z.object({ id: z.string(), kind: z.literal('disposed'), disposition: z.string() }),
  z.object({
    id: z.string(),
    kind: z.literal('party_disposed'),
    party_id: z.uuid(),
    party: z.string(),
    disposition: z.string(),
  }),
  z.object({
    id: z.string(),
    kind: z.literal('counsel'),
    participant_id: z.uuid(),
    party: z.string(),
    counsel_id: z.uuid(),
    outgoing: z.string(),
    incoming: z.string(),
    bar_number: z.string(),
  }),
]);

/** The docket entry that the portal proposes for a filing, which the clerk confirms or edits. */
export const DocketProposal = z.object({
  /** Null if no filing code applies with certainty. */
  code: z.string().nullable(),
  text: z.string(),
  on_behalf_of: z.string().nullable(),
  related_number: z.number().int().nullable(),
  codes: z.array(z.object({ id: z.string(), label: z.string(), group: z.enum(filingGroups) })),
  hearing: ProposedHearing.nullable(),
  /** The fees of the court's schedule among which the one that is due is found. */
  fees: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      amount_usd: z.number().nullable(),
      citation: z.string(),
      confidence,
      caveat: z.string(),
    }),
  ),
  /** What was paid for the filing at the counter, as the text states it, and the receipts; null without a receipt. */
  payment: z
    .object({
      fee: z.string(),
      receipt: z.string(),
      receipts: z.array(z.object({ number: z.string(), made_by: z.string(), made_at: Moment })),
    })
    .nullable(),
  /** The last day of the response to a motion, by the rule on file or by the court’s own setting. */
  response: z
    .object({
      due_date: z.iso.date(),
      authority: z.string(),
      confidence,
      /** `service`: the filing date counts as the day of electronic service. */
      runs: z.enum(['hearing', 'filing', 'service']),
      set_by_court: z.boolean(),
      /** Cautions to read before relying on the date. */
      caveat: z.string(),
    })
    .nullable(),
  effects: z.array(ProposedEffect),
  /** For an attachment that was returned alone: the entry that it joins, of which `text` is the amended text. */
  joins: z.object({ number: z.number().int(), attachment: z.number().int() }).nullable(),
});
export type DocketProposal = z.infer<typeof DocketProposal>;

export const readDocketProposal = endpoint({
  method: 'GET',
  path: '/review/:id/docket-entry/',
  permission: 'filings:review',
  input: z.object({
    id: z.uuid(),
    /** The case in which the clerk dockets the filing; without it, a new case. */
    join: z.uuid().optional(),
    /** The filing code that the clerk chose in place of the proposed one. */
    code: z.string().max(60).optional(),
    /** The time of the hearing that the clerk chose in place of the one on the document. */
    hearing_date: calendarDay('Enter a date').optional(),
    hearing_time: clockTime.optional(),
    /** The filing date that the clerk sets in place of the one by rule; the time of a response may run from it. */
    filed_on: calendarDay('Enter a date').optional(),
    /** The clerk does not set the hearing, so that the text does not state it. */
    without_hearing: z.enum(['yes']).optional(),
    /** What was paid, and the number of the receipt, for the text; empty for neither, in place of the counter's. */
    fee: line('Fee', 20).optional(),
    receipt: line('Receipt', 200).optional(),
    /** Attachments that are returned and do not appear in the entry: IDs of documents, with commas between. */
    without: z
      .string()
      .max(2000)
      .regex(/^[0-9a-f-]+(,[0-9a-f-]+)*$/, 'Send IDs of documents with commas between.')
      .optional(),
  }),
  reply: DocketProposal,
  status: 200,
  summary:
    'Proposes the docket entry of a filing: its code and text, the hearing to set, fees, the response date, and effects on the case.',
});
