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

/** The header's search. Screens are found by the browser, which knows them. */
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
  summary: 'Cases, filings and people whose words match, as far as the asker may see them.',
});
