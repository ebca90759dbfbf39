import { z } from 'zod';
import { ledgerWords } from '#domain/citations/Ledger';
import { authorityKinds } from '#domain/research/authorityKinds';
import { dateRanges, sourcesOfLaw } from '#domain/research/filters';
import { plans, platformIds } from '#domain/research/platforms';
import { syncFrequencies } from '#domain/research/settings';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const PlatformId = z.enum(platformIds);
const day = calendarDay('Use a date, YYYY-MM-DD');
const Query = z
  .string({ error: 'Please enter a search query' })
  .trim()
  .min(1, 'Please enter a search query')
  .max(300, 'A search has at most 300 characters');

export const SearchFilters = z.object({
  jurisdiction: z.enum(sourcesOfLaw).optional(),
  kind: z.enum(authorityKinds).optional(),
  dates: z.enum(dateRanges).default('all'),
  from: day.optional(),
  to: day.optional(),
});

/** The state of a platform's search for this person. */
export const ResearchPlatform = z.object({
  id: PlatformId,
  name: z.string(),
  initials: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  plan: z.enum(plans),
  connected: z.boolean(),
  built_in: z.boolean(),
  /** Whether this portal can search it; without a connector it takes no credentials. */
  connector: z.boolean(),
  /** When it last answered or was last brought up to date; null when never. */
  lastSync: z.string().nullable(),
  credentials: z.object({ account: z.string().nullable(), secret: z.string() }).nullable(),
  /** The credentials that are kept: the person's own go before the court's. */
  connections: z.array(
    z.object({
      scope: z.enum(['own', 'court']),
      state: z.enum(['connected', 'refused', 'unreachable']),
      /** What the test said. */
      reason: z.string().nullable(),
      account: z.string().nullable(),
      /** The last characters of the secret. */
      ending: z.string(),
      tested_at: z.string().nullable(),
      blocked_until: z.string().nullable(),
      version: z.number().int(),
    }),
  ),
});
export type ResearchPlatform = z.infer<typeof ResearchPlatform>;

export const Library = z.object({
  total: z.number().int(),
  /** Day on which the library was last brought up to date, as a moment; null while it is empty. */
  as_of: z.string().nullable(),
  counts: z.array(z.object({ kind: z.enum(authorityKinds), count: z.number().int() })),
});
export type Library = z.infer<typeof Library>;

export const listPlatforms = endpoint({
  method: 'GET',
  path: '/research/platforms/',
  permission: 'research:use',
  input: z.object({}),
  reply: z.object({ data: z.array(ResearchPlatform), library: Library, may_connect_court: z.boolean() }),
  status: 200,
  summary: 'The six research platforms as they stand for this person, and what the library holds.',
});

const Scope = z.enum(['own', 'court']);

export const connectPlatform = endpoint({
  method: 'PUT',
  path: '/research/platforms/:platform/connection/',
  permission: 'research:use',
  body: 'json',
  input: z.object({
    platform: PlatformId,
    scope: Scope.default('own'),
    account: z.string().trim().max(200, 'At most 200 characters').default(''),
    secret: z
      .string({ error: 'Enter the credentials' })
      .trim()
      .min(8, 'Enter the credentials: they have at least 8 characters')
      .max(500, 'At most 500 characters')
      .regex(/^[\x21-\x7e]+$/, 'Credentials have no spaces and no letters outside ASCII. Copy them again.'),
    version: z.int().min(1).optional(),
  }),
  reply: z.object({ message: z.string(), connected: z.boolean(), data: ResearchPlatform }),
  status: 200,
  summary: 'Keeps the credentials for a platform, sealed, and tests them.',
});

export const testPlatform = endpoint({
  method: 'POST',
  path: '/research/platforms/:platform/test/',
  permission: 'research:use',
  body: 'json',
  input: z.object({ platform: PlatformId, scope: Scope.default('own') }),
  reply: z.object({ message: z.string(), connected: z.boolean(), data: ResearchPlatform }),
  status: 200,
  summary: 'Tests the credentials that are kept for a platform.',
});

export const disconnectPlatform = endpoint({
  method: 'DELETE',
  path: '/research/platforms/:platform/connection/',
  permission: 'research:use',
  input: z.object({ platform: PlatformId, scope: Scope.default('own') }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes the credentials for a platform.',
});

/** A text with the searched words marked. Never HTML: the screen makes the marks. */
export const Pieces = z.array(z.object({ text: z.string(), mark: z.boolean() }));
export type Pieces = z.infer<typeof Pieces>;

export const SearchHit = z.object({
  /** Of the authority or the filing; for other services theirs. */
  id: z.string(),
  kind: z.enum([...authorityKinds, 'Court Paper']),
  title: Pieces,
  citations: z.array(z.string()),
  court: z.string(),
  jurisdiction: z.string().nullable(),
  /** A day, or a year where only that is known. */
  dated: z.string().nullable(),
  passage: Pieces,
  /** Which passage of the authority it is, from 0; null where there is but one. */
  passage_number: z.number().int().nullable(),
  /** Where it opens: a path of the portal, or an address of the service. */
  href: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z.object({
  platform: PlatformId,
  /** What became of the question on this platform. */
  outcome: z.enum(['answered', 'failed', 'not_connected', 'not_applicable']),
  /** Why there is no answer, and what to do. */
  error: z.string().nullable(),
  hits: z.array(SearchHit),
  total: z.number().int(),
  total_pages: z.number().int(),
  /** True where nothing had all the words, and these have some of them. */
  loosened: z.boolean(),
  /** When another service was asked, where its answer was kept from then. */
  answered_at: z.string(),
  took_ms: z.number().int(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const SearchRequest = z
  .object({ q: Query, page: z.coerce.number().int().min(1).max(500).default(1) })
  .extend(SearchFilters.shape)
  .refine(({ dates, from, to }) => dates !== 'custom' || !from || !to || from <= to, {
    path: ['to'],
    error: 'The last day is before the first',
  });

export const searchPlatform = endpoint({
  method: 'POST',
  path: '/research/search/',
  permission: 'research:use',
  body: 'json',
  input: SearchRequest.safeExtend({ platform: PlatformId }),
  reply: SearchAnswer,
  status: 200,
  summary: 'Searches one platform; the first page is remembered as research activity.',
});

export const AuthorityDetails = z.object({
  id: z.uuid(),
  kind: z.enum(authorityKinds),
  title: z.string(),
  citations: z.array(z.string()),
  court: z.string(),
  jurisdiction: z.string(),
  dated: z.string().nullable(),
  source_url: z.string().nullable(),
  /** The reference as it is copied into a paper. */
  reference: z.string(),
  passages: z.array(Pieces),
  added_at: z.string(),
});
export type AuthorityDetails = z.infer<typeof AuthorityDetails>;

export const readAuthority = endpoint({
  method: 'GET',
  path: '/research/authorities/:id/',
  permission: 'research:use',
  input: z.object({ id: z.uuid(), q: z.string().trim().max(300).default('') }),
  reply: z.object({ data: AuthorityDetails }),
  status: 200,
  summary: 'One authority of the library, with the searched words marked.',
});

export const CitationCheck = z.object({
  citation: z.string(),
  /** One of the ledger's words. */
  standing: z.enum(ledgerWords),
  /** The decision with this citation, if there is one. */
  authority: z.object({ title: z.string(), href: z.string(), source: PlatformId }).nullable(),
  /** The sources that were asked. */
  sources: z.array(PlatformId),
  /** What differs, or why it was not found or not checked, in one sentence. */
  reason: z.string().nullable(),
});
export type CitationCheck = z.infer<typeof CitationCheck>;

export const lookUpCitations = endpoint({
  method: 'POST',
  path: '/research/citations/',
  permission: 'research:use',
  body: 'json',
  input: z.object({
    text: z
      .string({ error: 'Paste a text or a citation' })
      .trim()
      .min(1, 'Paste a text or a citation')
      .max(64_000, 'At most 64,000 characters at once'),
  }),
  reply: z.object({ data: z.array(CitationCheck) }),
  status: 200,
  summary: 'Finds the case citations of a text and looks each up in the library and in CourtListener.',
});

export const RecentResearch = z.object({
  id: z.uuid(),
  query: z.string(),
  platform: PlatformId,
  platform_name: z.string(),
  filters: SearchFilters,
  /** Null where the platform gave no answer. */
  results: z.number().int().nullable(),
  searched_at: z.string(),
});
export type RecentResearch = z.infer<typeof RecentResearch>;

export const listRecentResearch = endpoint({
  method: 'GET',
  path: '/research/recent/',
  permission: 'research:use',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ data: z.array(RecentResearch), total: z.number().int(), total_pages: z.number().int() }),
  status: 200,
  summary: 'What the asker searched for, newest first.',
});

export const forgetResearch = endpoint({
  method: 'DELETE',
  path: '/research/recent/',
  permission: 'research:use',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes the asker’s own research activity.',
});

export const SavedSearch = z.object({
  id: z.uuid(),
  query: z.string(),
  platforms: z.array(PlatformId),
  filters: SearchFilters,
  created_at: z.string(),
  last_run_at: z.string().nullable(),
  /** How much there was when it last ran. */
  results: z.number().int(),
  /** How much of it is more than when the person last looked. */
  new_results: z.number().int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/research/saved/',
  permission: 'research:use',
  input: z.object({}),
  reply: z.object({ data: z.array(SavedSearch) }),
  status: 200,
  summary: 'The asker’s saved searches, and what is new in them.',
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/research/saved/',
  permission: 'research:use',
  body: 'json',
  input: z.object({
    q: Query,
    platforms: z.array(PlatformId).min(1, 'Choose at least one platform').max(platformIds.length),
    filters: SearchFilters,
  }),
  reply: z.object({ message: z.string(), id: z.uuid() }),
  status: 201,
  summary: 'Keeps a search, to be run again by the portal.',
});

export const runSavedSearch = endpoint({
  method: 'POST',
  path: '/research/saved/:id/run/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), data: SavedSearch }),
  status: 200,
  summary: 'Runs a saved search at once.',
});

export const markSavedSearchSeen = endpoint({
  method: 'POST',
  path: '/research/saved/:id/seen/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Says that the asker looked at what is new in a saved search.',
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/research/saved/:id/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes a saved search.',
});

export const ResearchSettings = z.object({
  default_platform: z.enum(['auto', ...platformIds]),
  sync_frequency: z.enum(syncFrequencies),
  auto_search: z.boolean(),
  citation_check: z.boolean(),
  /** 0 while nothing was ever saved. */
  version: z.number().int(),
});
export type ResearchSettings = z.infer<typeof ResearchSettings>;

export const readResearchSettings = endpoint({
  method: 'GET',
  path: '/research/settings/',
  permission: 'research:use',
  input: z.object({}),
  reply: ResearchSettings,
  status: 200,
  summary: 'How the asker researches.',
});

export const saveResearchSettings = endpoint({
  method: 'PUT',
  path: '/research/settings/',
  permission: 'research:use',
  body: 'json',
  input: ResearchSettings.omit({ version: true }).extend({ version: z.int().min(0).optional() }),
  reply: z.object({ message: z.string(), settings: ResearchSettings }),
  status: 200,
  summary: 'Changes how the asker researches.',
});

/** What research found by itself for one filing, as far as the asker's settings ask for it. */
export const FilingResearch = z.object({
  related: z.object({ searched: z.boolean(), words: z.array(z.string()), hits: z.array(SearchHit) }),
  citations: z.object({
    checked: z.boolean(),
    /** Why nothing could be checked. */
    reason: z.string().nullable(),
    data: z.array(CitationCheck),
  }),
});
export type FilingResearch = z.infer<typeof FilingResearch>;

export const researchFiling = endpoint({
  method: 'GET',
  path: '/research/filings/:id/',
  permission: 'filings:read',
  input: z.object({ id: z.uuid() }),
  reply: FilingResearch,
  status: 200,
  summary: 'Related authorities and papers for a filing, and its citations looked up in the library.',
});
