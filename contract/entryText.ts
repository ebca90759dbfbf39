import { lines } from './text.ts';

/** The text of an entry: no mark of a missing value may remain in it. */
export const EntryText = lines('The docket text', 4000)
  .min(1, 'Enter the docket text')
  .regex(/^[^{}]*$/, 'Fill in or remove the values in braces');
