import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { endpoint } from './endpoint.ts';

/** A category of the court's pack, as lists offer it. */
export const OfferedCategory = z.object({
  id: z.string(),
  code: z.string(),
  label: z.string(),
  group: z.string(),
  case_type: z.enum(caseTypes),
});
export type OfferedCategory = z.infer<typeof OfferedCategory>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/case-categories/',
  permission: 'cases:read',
  input: z.object({
    case_type: z.enum(caseTypes).optional(),
    /** A court of this portal; without it, the court in which you signed in. */
    court_id: z.string().max(80).optional(),
  }),
  reply: z.object({ categories: z.array(OfferedCategory) }),
  status: 200,
  summary: 'Lists the case categories that a court uses.',
});
