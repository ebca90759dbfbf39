import { z } from 'zod';
import { calendarDay } from './calendarDay.ts';

/** Text of at most this many characters. `name` is that of its field. */
export const words = (name: string, atMost: number) =>
  z.string().trim().max(atMost, `${name} is longer than ${atMost} characters`);
const part = (name: string) => words(name, 4000).optional();
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** What a ruling states besides its reasons. */
export const RulingDetails = z.object({
  granted: part('What is granted'),
  denied: part('What is denied'),
  conditions: part('The conditions'),
  referred_to: words('The name', 200).optional(),
  days_to_amend: z.int('Enter the days').optional(),
  /** The hearing to which it is continued: an existing one, or the time of a new one. */
  next_hearing_id: z.uuid().optional(),
  next_hearing: z.object({ hearing_date: calendarDay('Enter a date'), hearing_time: Time }).optional(),
});
