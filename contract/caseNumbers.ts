import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A sequence of case numbers that the court uses now. */
export const CaseSequence = z.object({
  format_id: z.string(),
  format: z.string(),
  /** Null if the format has one sequence for all cases. */
  letters: z.string().nullable(),
  meaning: z.string(),
  /** The year, or the year in which the term began; 0 if the sequence never starts again. */
  period: z.number().int(),
  next: z.number().int(),
  /** The next number as the court writes it; null if a field of the format has no value. */
  number: z.string().nullable(),
  missing: z.string().nullable(),
});
export type CaseSequence = z.infer<typeof CaseSequence>;

export const listCaseSequences = endpoint({
  method: 'GET',
  path: '/settings/case-numbers/',
  permission: 'settings:court',
  input: z.object({}),
  reply: z.object({ sequences: z.array(CaseSequence) }),
  status: 200,
  summary: 'Lists the sequences of the court’s case numbers with the next number of each.',
});

export const setNextNumber = endpoint({
  method: 'PUT',
  path: '/settings/case-numbers/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({
    format_id: z.string().max(80),
    letters: z.string().max(8).nullable(),
    /** The next number that the administrator saw. */
    current: z.int().min(1),
    next: z.coerce
      .number('Enter a number')
      .int('Enter a whole number')
      .min(1, 'Enter a number of at least 1')
      .max(99_999_999, 'At most 8 digits'),
  }),
  reply: z.object({ message: z.string(), sequence: CaseSequence }),
  status: 200,
  summary: 'Sets the next number of a sequence. It can only be raised, so that no number is used twice.',
});
