import { z } from 'zod';
import { learnedFields } from '#domain/reading/learned/LearnedTemplate';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** What the portal learned from three identical corrections of a court's staff. */
export const LearnedTemplate = z.object({
  id: z.uuid(),
  field: z.enum(learnedFields),
  /**
   * The printed heading in capitals; for `case_number` the pattern of the numbers, with `#` for a digit and `@` for any
   * letter.
   */
  sign: z.string(),
  /** The court or location that the heading means; null for a pattern. */
  value: z.string().nullable(),
  /** The corrections from which it was learned. */
  sources: z.array(
    z.object({
      filing_id: z.uuid(),
      document_name: z.string(),
      value: z.string(),
      /** Null if the person is no longer on record. */
      corrected_by: z.string().nullable(),
      corrected_at: Moment,
    }),
  ),
  learned_at: Moment,
  /** The number of analyses that read a value with it. */
  uses: z.number().int(),
  last_used_at: Moment.nullable(),
  revoked_at: Moment.nullable(),
  /** Null if later corrections replaced it. */
  revoked_by: z.string().nullable(),
});
export type LearnedTemplate = z.infer<typeof LearnedTemplate>;

export const listLearnedTemplates = endpoint({
  method: 'GET',
  path: '/settings/learned-templates/',
  permission: 'settings:court',
  input: z.object({}),
  reply: z.object({ templates: z.array(LearnedTemplate) }),
  status: 200,
  summary: 'Lists what the portal has learned from this court’s corrections: headings and patterns of case numbers.',
});

export const revokeLearnedTemplate = endpoint({
  method: 'POST',
  path: '/settings/learned-templates/:id/revoke/',
  permission: 'settings:court',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary:
    'Revokes a learned template. Later analyses do not apply it, and the same corrections do not teach it again.',
});
