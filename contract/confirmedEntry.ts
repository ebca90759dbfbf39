import { z } from 'zod';
import { accessLevels } from '#domain/access/accessLevels';
import { calendarDay } from './calendarDay.ts';
import { EntryText } from './entryText.ts';

/** HH:MM on a 24-hour clock. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** The docket entry as the clerk confirmed it. */
export const ConfirmedEntry = z.object({
  code: z.string().max(60).nullable(),
  text: EntryText,
  on_behalf_of: z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .regex(/^\P{Cc}*$/u, 'Remove the control characters')
    .nullable()
    .optional(),
  related_number: z.number().int().min(1).nullable().optional(),
  sealed: z.boolean().default(false),
  /** Who may read it; the level of the filing and of its code applies if it is stricter. */
  access: z.enum(accessLevels).optional(),
  /** The time at which the hearing is set on the calendar; absent for none. */
  hearing: z.object({ hearing_date: calendarDay('Enter a date'), hearing_time: clockTime }).optional(),
  /** The IDs of the proposed effects that the clerk confirmed. */
  effects: z.array(z.string().max(80)).max(40).optional(),
});
