import { z } from 'zod';

/** A text of several lines, named in the error if it is too long. */
export const longText = (name: string, atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `${name} is longer than ${atMost.toLocaleString('en-US')} characters`)
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'Remove the control characters');

/** The text of an entry: no mark of a missing value may remain in it. */
export const EntryText = longText('The docket text', 4000)
  .min(1, 'Enter the docket text')
  .regex(/^[^{}]*$/, 'Fill in or remove the values in braces');
