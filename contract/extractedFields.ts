import { z } from 'zod';
import { correctableFields } from '#domain/reading/Reading';
import { confirmableNames } from '#domain/reading/wireName';
import { Evidence } from './evidence.ts';
import { Moment } from './moment.ts';

/** One value as the analysis read it. Amounts have the format `$84,500.00`, dates YYYY-MM-DD. */
export const ExtractedField = z.object({
  field: z.string(),
  value: z.string(),
  confidence: z.number(),
  method: z.string(),
  evidence: z.array(Evidence),
  /** Parts of the value by name: a party's `role`, an attorney's `bar_number`, the purpose of an amount (`for`). */
  parts: z.record(z.string(), z.string()).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

const Text = z.string().nullable();
const Fact = z.enum(['yes', 'no']).nullable();
const Entries = z.array(z.string());

/**
 * The current values of the additional fields. Null or an empty list: the document does not state it. An entry of
 * `counsel` ends with its bar number (`Jane Roe, Bar No. 123456`), and one of `sums` with its purpose
 * (`$1,200.00 for filing fees`), if they are stated.
 */
export const AdditionalValues = z.object({
  hearing_place: Text,
  reservation_number: Text,
  service: Text,
  jury_demand: Fact,
  has_signature_block: Fact,
  has_certificate_of_service: Fact,
  causes_of_action: Entries,
  relief: Entries,
  sums: Entries,
  counsel: Entries,
  bar_numbers: Entries,
  signatures: Entries,
  exhibits_named: Entries,
  exhibits_attached: Entries,
  authorities: Entries,
  related_cases: Entries,
});

/** A person's correction. The value that the analysis read is kept with it. */
export const Correction = z.object({
  id: z.uuid(),
  field: z.enum(correctableFields),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  corrected_by: z.string(),
  corrected_at: Moment,
});
export type Correction = z.infer<typeof Correction>;

/** A person's confirmation of the value that the analysis read. It applies until someone corrects the field. */
export const Confirmation = z.object({
  field: z.enum(confirmableNames),
  confirmed_by: z.string(),
  confirmed_at: Moment,
});
export type Confirmation = z.infer<typeof Confirmation>;

/** The values that the newest analysis read differently from the previous one; each value of a field separately. */
export const ChangesSince = z.object({
  /** When the previous analysis ended. */
  analyzed_at: Moment,
  changes: z.array(z.object({ field: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
});
export type ChangesSince = z.infer<typeof ChangesSince>;

/** The filer's choice compared with the document. Advisory: a person reviews it (departure 23). */
export const Contradiction = z.object({
  choice: z.enum(['case_type', 'jurisdiction', 'court_level']),
  /** What the filer chose. */
  chosen: z.string(),
  /** What the document states instead, as a value of the same list; null if the list has no such value. */
  says: z.string().nullable(),
  message: z.string(),
  evidence: z.array(Evidence),
});
export type Contradiction = z.infer<typeof Contradiction>;
