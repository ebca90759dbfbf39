import { z } from 'zod';

/** Citations go back to the 18th century. Counting from days after the last of these years could exceed YYYY-MM-DD. */
const yearInRange = /^(1[7-9]|2[01])\d\d-/;

type Message = string | ((issue: { input?: unknown }) => string);

/**
 * A date that a user enters, as YYYY-MM-DD between 1700 and 2199: dates in this range can be stored and used in
 * computations.
 */
export function calendarDay(error: Message = 'Enter a date between 1700 and 2199') {
  return z.iso.date({ error }).refine((day) => yearInRange.test(day), { error });
}
