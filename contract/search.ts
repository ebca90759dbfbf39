import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const searchKinds = ['case', 'filing', 'hearing', 'deadline', 'judge', 'person', 'guide', 'rule'] as const;

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** When a hearing begins. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** The day on which a deadline is due, YYYY-MM-DD. */
  day: z.string().optional(),
  href: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

const CaseAction = z.object({ case_number: z.string(), case_title: z.string(), href: z.string() });

/** What the typed words do, if they are a command on the court's records. */
export const SearchAction = z.discriminatedUnion('kind', [
  CaseAction.extend({ kind: z.literal('file') }),
  CaseAction.extend({ kind: z.literal('schedule') }),
  z.object({
    kind: z.literal('deadline'),
    act: z.string(),
    event: z.string(),
    authority: z.string(),
    /** Null if the command names no day. */
    from: z.string().nullable(),
    due: z.string().nullable(),
    href: z.string(),
  }),
]);
export type SearchAction = z.infer<typeof SearchAction>;

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
  reply: z.object({ results: z.array(SearchHit), actions: z.array(SearchAction) }),
  status: 200,
  summary:
    'Searches the cases, filings, hearings, deadlines, and people that you have access to, the guides, and the rules. Returns what a command such as “file in 26CV00218” does.',
});
