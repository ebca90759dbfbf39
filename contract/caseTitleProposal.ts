import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { endpoint } from './endpoint.ts';

export const proposeCaseTitle = endpoint({
  method: 'GET',
  path: '/review/:id/case-title/',
  permission: 'filings:review',
  input: z.object({
    id: z.uuid(),
    case_type: z.enum(caseTypes),
    /** The ID of a category of the court; without it, the form of the title follows from the case type. */
    category: z.string().max(80).optional(),
  }),
  reply: z.object({
    /** Null if someone whom the title must name was not read in the caption. */
    title: z.string().nullable(),
  }),
  status: 200,
  summary: 'Proposes the title of the new case that a filing opens, by the rule of its case type and category.',
});
