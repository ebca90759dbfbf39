import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { hearingStatuses } from '#domain/hearings/statuses';

const count = z.number().int();

/** A hearing on the calendar of a judge. */
export const DayHearing = z.object({
  id: z.uuid(),
  hearing_date: z.string(),
  hearing_time: z.string(),
  duration_minutes: count,
  event_type: z.string(),
  venue: z.string(),
  status: z.enum(hearingStatuses),
  case_id: z.uuid().nullable(),
  case_number: z.string(),
  case_title: z.string(),
  case_type: z.enum(caseTypes),
  /** The judge, if it is not your own: one whom you cover, or in whose chambers you work. */
  for_judge: z.string().optional(),
  /** Number of filings of the case in its hearing binder. */
  papers: count,
  /** Whether the judge has private notes on the hearing or its case. */
  has_notes: z.boolean(),
});
export type DayHearing = z.infer<typeof DayHearing>;

/** A hearing with its case, the parties, and the hearings before and after it. */
export const HearingInCase = z.object({
  hearing: DayHearing,
  /** Null if the hearing's case is not on the docket. */
  case: z
    .object({
      id: z.uuid(),
      case_number: z.string(),
      title: z.string(),
      case_type: z.enum(caseTypes),
      status: z.string(),
      opened_on: z.string(),
    })
    .nullable(),
  parties: z.array(z.object({ full_name: z.string(), role: z.string(), counsel: z.string().nullable() })),
  /** The judge's hearings before and after it on the same day. */
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
});
