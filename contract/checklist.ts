import { z } from 'zod';
import { requirementStates } from '#domain/issuance/Requirement';
import { Moment } from './moment.ts';
import { line } from './text.ts';

/** One item of a checklist, with what the record shows and its authority. */
export const ChecklistItem = z.object({
  item: z.string(),
  state: z.enum(requirementStates),
  /** Whether the law prevents the act while the item is unmet, so that no one can override it. */
  bar: z.boolean(),
  text: z.string(),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  confirmation: z.object({ reason: z.string(), by: z.string().nullable(), at: Moment }).nullable(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const Reason = line('Reason', 1000).min(3, 'Enter a reason');
export const Version = z.int().min(1);
export const EntryNumber = z.coerce
  .number('Choose the docket entry')
  .int()
  .min(1, 'Choose the docket entry')
  .max(1_000_000);
