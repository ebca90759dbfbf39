import { z } from 'zod';
import { correctableFields } from '#domain/reading/Reading';
import { confirmableNames } from '#domain/reading/wireName';
import { Evidence } from './evidence.ts';
import { Moment } from './moment.ts';

/** One value as the machine read it. Sums are written as in `$84,500.00`, dates as YYYY-MM-DD. */
export const ExtractedField = z.object({
  field: z.string(),
  value: z.string(),
  confidence: z.number(),
  method: z.string(),
  evidence: z.array(Evidence),
  /** What the value consists of, by name: a party's `role`, a lawyer's `bar_number`, what a sum is `for`. */
  parts: z.record(z.string(), z.string()).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

/** What a person put in place of the machine's value. The machine's value stays beside it. */
export const Correction = z.object({
  id: z.uuid(),
  field: z.enum(correctableFields),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  corrected_by: z.string(),
  corrected_at: Moment,
});
export type Correction = z.infer<typeof Correction>;

/** A person's confirmation of the machine's value. It applies until someone corrects the field. */
export const Confirmation = z.object({
  field: z.enum(confirmableNames),
  confirmed_by: z.string(),
  confirmed_at: Moment,
});
export type Confirmation = z.infer<typeof Confirmation>;

/** What the newest analysis read otherwise than the one before it; several values of a field each on their own. */
export const ChangesSince = z.object({
  /** When the analysis before ended. */
  analyzed_at: Moment,
  changes: z.array(z.object({ field: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
});
export type ChangesSince = z.infer<typeof ChangesSince>;

/** What the filer chose against what the document says. Advice: a person looks at it (departure 23). */
export const Contradiction = z.object({
  choice: z.enum(['case_type', 'jurisdiction', 'court_level']),
  /** What the filer chose. */
  chosen: z.string(),
  /** What the document says instead, in the words of the same list; null where the list has no word for it. */
  says: z.string().nullable(),
  message: z.string(),
  evidence: z.array(Evidence),
});
export type Contradiction = z.infer<typeof Contradiction>;
