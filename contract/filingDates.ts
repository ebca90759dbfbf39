import { z } from 'zod';
import { filingTimes } from '#domain/filings/filingTimes';
import { Moment } from './moment.ts';

/** When a document was received and when it counts as filed. Days are the court’s, YYYY-MM-DD. */

export const confidences = ['verified', 'high', 'uncertain'] as const;

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
