import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const searchKinds = ['case', 'filing', 'person'] as const;

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** The search in the header. The browser finds screens itself. */
export const search = endpoint({
  method: 'GET',
  path: '/search/',
  permission: 'search:use',
  input: z.object({
    q: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}*$/u, 'Remove the control characters'),
  }),
  reply: z.object({ results: z.array(SearchHit) }),
  status: 200,
  summary: 'Searches the cases, filings, and people that you have access to.',
});
