import { z } from 'zod';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { NewHearing } from './hearings.ts';
import { CallLoad } from './hearingTimes.ts';

/** An attorney who would appear at a hearing although not active on its day, or for parties who oppose each other. */
export const CounselWarning = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not_active'), attorney: z.string(), status: z.string(), since: z.string().nullable() }),
  z.object({ code: z.literal('both_sides'), attorney: z.string(), party: z.string(), opponent: z.string() }),
  z.object({
    code: z.literal('one_firm'),
    firm: z.string(),
    attorney: z.string(),
    party: z.string(),
    other: z.string(),
    opponent: z.string(),
  }),
]);
export type CounselWarning = z.infer<typeof CounselWarning>;

const mostAttorneys = 20;

export const readCounselWarnings = endpoint({
  method: 'GET',
  path: '/scheduling/counsel-warnings/',
  permission: 'hearings:schedule',
  input: z.object({
    case_number: z.string().trim().max(100).default(''),
    hearing_date: calendarDay('Enter a date'),
    /** IDs of attorneys on the roster, separated by commas. Default: those assigned to the case. */
    attorney_ids: z
      .string()
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(
        z.array(z.uuid('Choose attorneys from the roster')).max(mostAttorneys, `At most ${mostAttorneys} attorneys`),
      )
      .optional(),
  }),
  reply: z.object({ data: z.array(CounselWarning) }),
  status: 200,
  summary:
    'Returns what to consider about the attorneys who would appear at a hearing: their standing on its day, and one firm on opposing sides.',
});

/** What a hearing would be if it were scheduled as entered. */
export const CheckedHearing = z.object({
  /** Minutes, from the entry or the event type. */
  duration_minutes: z.number().int(),
  /** HH:MM in the court's time zone. */
  ends: z.string(),
  /** The docket's title and type of the case; as entered for a case that is not on the docket. */
  case_title: z.string(),
  is_on_docket: z.boolean(),
  /** The attorneys who would appear. */
  attorneys: z.array(z.string()),
  /** The calendar call to which it would belong, with its hearings so far. */
  sitting: CallLoad.nullable(),
  /** What to consider about these attorneys; it prevents nothing. */
  warnings: z.array(CounselWarning),
});
export type CheckedHearing = z.infer<typeof CheckedHearing>;

export const checkHearing = endpoint({
  method: 'POST',
  path: '/scheduling/hearing/check/',
  permission: 'hearings:schedule',
  body: 'json',
  input: NewHearing,
  reply: z.object({ data: CheckedHearing }),
  status: 200,
  summary: 'Checks a hearing without scheduling it: the same response as scheduling it if its time is refused.',
});
