import { z } from 'zod';
import { closedDayRules } from '#domain/filingDates/FilingDateRule';
import { relationBackEffects } from '#domain/filingDates/relationBackEffects';
import { filingTimes } from '#domain/filings/filingTimes';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** When a document was received and when it counts as filed. Days are the court’s, YYYY-MM-DD. */

const confidences = ['verified', 'high', 'uncertain'] as const;

/** A fact with its authority. `set_by_court`: whether a setting of the court determines it. */
export const StatedRule = z.object({
  says: z.string(),
  authority: z.string().nullable(),
  confidence: z.enum(confidences),
  set_by_court: z.boolean(),
});
export type StatedRule = z.infer<typeof StatedRule>;

/** The filing date of a document under the court’s rules, with each step. */
export const FilingDateShown = z.object({
  received_at: Moment,
  received_on: z.iso.date(),
  filed_on: z.iso.date(),
  /** The day that decides whether the document is timely. */
  timely_on: z.iso.date(),
  steps: z.array(StatedRule),
});
export type FilingDateShown = z.infer<typeof FilingDateShown>;

/** Why a filing date applies: by rule, by the clerk, by order, after a closure was declared or withdrawn, or as recorded. */
export const filingDateBases = ['rule', 'clerk', 'order', 'closure', 'recorded'] as const;

/** A filing date on record. */
export const RecordedFilingDate = FilingDateShown.extend({
  basis: z.enum(filingDateBases),
  reason: z.string().nullable(),
  /** The date of the order under which the filing date was set. */
  ordered_on: z.iso.date().nullable(),
  set_at: Moment,
});

/** The period in which the statute of limitations was tolled, first and last day. */
export const Tolling = z.object({ from: z.iso.date(), until: z.iso.date(), authority: z.string() });

/** The filing date on record with the earlier ones, newest first; or before a decision, the date that would apply. */
export const FilingDates = z.object({
  date: FilingDateShown,
  is_recorded: z.boolean(),
  tolling: Tolling.nullable(),
  /** The dates on record, the one in effect first. */
  history: z.array(RecordedFilingDate),
});
export type FilingDates = z.infer<typeof FilingDates>;

/** The two submissions of a document that was returned, and which one dates it under the court’s rule. */
export const TwoSubmissions = z.object({
  received: z.iso.date(),
  first_received: z.iso.date(),
  counts: z.enum(filingTimes),
  /** What the date of the first submission requires where the rule does not give it. */
  first_needs: z.enum(['reason', 'order']),
  rule: StatedRule,
});
export type TwoSubmissions = z.infer<typeof TwoSubmissions>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');
const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((typed) => (typed === '' || typed === undefined ? null : typed), schema.nullable());

/** The settings of a court on filing dates. Null where the rule on file applies. */
export const FilingDateSettingsInput = z.object({
  electronic_cutoff: maybe(Time),
  closed_days: maybe(z.enum(closedDayRules)),
  paper_closes: maybe(Time),
  drop_box_closes: maybe(Time),
  relation_back: maybe(z.enum(relationBackEffects)),
  authority: maybe(
    z
      .string()
      .trim()
      .max(300, 'At most 300 characters')
      .regex(/^\P{Cc}*$/u, 'Remove the control characters'),
  ),
});

export const FilingDateRulesOfCourt = z.object({
  system_name: z.string(),
  settings: FilingDateSettingsInput,
  version: z.number().int(),
  /** What the rules on file say. */
  rules: z.array(StatedRule.extend({ about: z.enum(['electronic', 'paper', 'timeliness', 'correction']) })),
  /** Under which rule the court can set an earlier hour for electronic filing; null where it cannot. */
  earlier_cutoff: z.string().nullable(),
  /** Whether the effect of closed days and of a correction is uncertain, so that the court can set it. */
  may_set: z.object({ closed_days: z.boolean(), relation_back: z.boolean() }),
  can_manage: z.boolean(),
});
export type FilingDateRulesOfCourt = z.infer<typeof FilingDateRulesOfCourt>;

export const readFilingDateRules = endpoint({
  method: 'GET',
  path: '/settings/filing-dates/',
  permission: 'settings:own',
  input: z.object({}),
  reply: FilingDateRulesOfCourt,
  status: 200,
  summary: 'Returns the rules by which your court dates filings, with its settings.',
});

export const saveFilingDateSettings = endpoint({
  method: 'PUT',
  path: '/settings/filing-dates/',
  permission: 'settings:court',
  body: 'json',
  input: FilingDateSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: FilingDateRulesOfCourt }),
  status: 200,
  summary: 'Changes the court’s settings on filing dates. Dates on record do not change.',
});
