import { z } from 'zod';
import { batchActs } from '#domain/hearings/batches/batchActs';

/** A date that a hearing had before it was moved or continued, in the court's time zone. */
export const EarlierDate = z.object({
  hearing_date: z.string(),
  hearing_time: z.string(),
  venue: z.string(),
  act: z.enum(batchActs),
  reason: z.string().nullable(),
  moved_at: z.string(),
});
export type EarlierDate = z.infer<typeof EarlierDate>;

/** A calendar call with its hearings so far. */
export const CallLoad = z.object({ title: z.string(), called: z.number().int(), capacity: z.number().int() });
export type CallLoad = z.infer<typeof CallLoad>;

/** An available time for a hearing, in the court's time zone. */
export const FreeTime = z.object({
  hearing_date: z.string(),
  hearing_time: z.string(),
  /** The calendar call to which the hearing would belong, with its hearings so far. */
  sitting: CallLoad.optional(),
});
export type FreeTime = z.infer<typeof FreeTime>;
