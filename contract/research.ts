import { z } from 'zod';
import { ledgerStatuses } from '#domain/citations/Ledger';
import { authorityKinds } from '#domain/research/authorityKinds';
import { dateRanges, sourcesOfLaw } from '#domain/research/filters';
import { plans, platformIds } from '#domain/research/platforms';
import { syncFrequencies } from '#domain/research/settings';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

export const connectionStates = ['connected', 'refused', 'unreachable'] as const;

const PlatformId = z.enum(platformIds);
const day = calendarDay('Enter a date');
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
  /** Whether this portal can search it. Without a connector, it accepts no credentials. */
  connector: z.boolean(),
  /** When it last answered or was last updated; null if never. */
  lastSync: z.string().nullable(),
  credentials: z.object({ account: z.string().nullable(), secret: z.string() }).nullable(),
  /** The saved credentials; the person's own take precedence over the court's. */
  connections: z.array(
    z.object({
      scope: z.enum(['own', 'court']),
      state: z.enum(connectionStates),
      /** The result of the test. */
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
  /** When the library was last updated; null while it is empty. */
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
  summary: 'Lists the six research platforms with your connections, and the contents of the library.',
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
      .min(8, 'Credentials must be at least 8 characters')
      .max(500, 'At most 500 characters')
      .regex(/^[\x21-\x7e]+$/, 'Credentials cannot contain spaces or characters outside ASCII. Copy them again.'),
    version: z.int().min(1).optional(),
  }),
  reply: z.object({ message: z.string(), connected: z.boolean(), data: ResearchPlatform }),
  status: 200,
  summary: 'Saves the credentials for a platform, encrypted, and tests them.',
});

export const testPlatform = endpoint({
  method: 'POST',
  path: '/research/platforms/:platform/test/',
  permission: 'research:use',
  body: 'json',
  input: z.object({ platform: PlatformId, scope: Scope.default('own') }),
  reply: z.object({ message: z.string(), connected: z.boolean(), data: ResearchPlatform }),
  status: 200,
  summary: 'Tests the saved credentials for a platform.',
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

/** A text with the positions of the searched words. Never HTML: the screen adds the marks. */
export const Pieces = z.array(z.object({ text: z.string(), mark: z.boolean() }));
export type Pieces = z.infer<typeof Pieces>;

export const SearchHit = z.object({
  /** The ID of the authority or the filing; for other services, the service's ID. */
  id: z.string(),
  kind: z.enum([...authorityKinds, 'Court Paper']),
  title: Pieces,
  citations: z.array(z.string()),
  court: z.string(),
  jurisdiction: z.string().nullable(),
  /** A day, or a year if only the year is known. */
  dated: z.string().nullable(),
  passage: Pieces,
  /** The passage of the authority, from 0; null if there is only one. */
  passage_number: z.number().int().nullable(),
  /** The link: a portal path, or the service's address. */
  href: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z.object({
  platform: PlatformId,
  /** The outcome of the search on this platform. */
  outcome: z.enum(['answered', 'failed', 'not_connected', 'not_applicable']),
  /** Why there is no result, and what to do. */
  error: z.string().nullable(),
  hits: z.array(SearchHit),
  total: z.number().int(),
  total_pages: z.number().int(),
  /** True if no text contains all the words, and these contain some of them. */
  loosened: z.boolean(),
  /** When the service was queried, if the result is from the cache. */
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
  summary: 'Searches one platform. The first page of results is recorded in your research activity.',
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
  /** The citation as it is copied into a document. */
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
  summary: 'Returns one authority from the library, with the search terms highlighted.',
});

export const CitationCheck = z.object({
  citation: z.string(),
  /** One of the ledger's statuses. */
  status: z.enum(ledgerStatuses),
  /** The decision with this citation, if there is one. */
  authority: z.object({ title: z.string(), href: z.string(), source: PlatformId }).nullable(),
  /** The sources that were queried. */
  sources: z.array(PlatformId),
  /** What differs, or why it was not found or checked, in one sentence. */
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
      .string({ error: 'Enter a text or a citation' })
      .trim()
      .min(1, 'Enter a text or a citation')
      .max(64_000, 'At most 64,000 characters'),
  }),
  reply: z.object({ data: z.array(CitationCheck) }),
  status: 200,
  summary: 'Finds the case citations in a text and looks up each in the library and in CourtListener.',
});

export const RecentResearch = z.object({
  id: z.uuid(),
  query: z.string(),
  platform: PlatformId,
  platform_name: z.string(),
  filters: SearchFilters,
  /** Null if the platform did not answer. */
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
  summary: 'Lists your searches, newest first.',
});

export const forgetResearch = endpoint({
  method: 'DELETE',
  path: '/research/recent/',
  permission: 'research:use',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Deletes your research activity.',
});

export const SavedSearch = z.object({
  id: z.uuid(),
  query: z.string(),
  platforms: z.array(PlatformId),
  filters: SearchFilters,
  created_at: z.string(),
  last_run_at: z.string().nullable(),
  /** Number of results of the last run. */
  results: z.number().int(),
  /** Number of results that are new since the person last viewed it. */
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
  summary: 'Lists your saved searches with their new results.',
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
  summary: 'Saves a search that the portal repeats regularly.',
});

export const runSavedSearch = endpoint({
  method: 'POST',
  path: '/research/saved/:id/run/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), data: SavedSearch }),
  status: 200,
  summary: 'Runs a saved search now.',
});

export const markSavedSearchSeen = endpoint({
  method: 'POST',
  path: '/research/saved/:id/seen/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Marks the new results of a saved search as viewed.',
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/research/saved/:id/',
  permission: 'research:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Deletes a saved search.',
});

export const ResearchSettings = z.object({
  default_platform: z.enum(['auto', ...platformIds]),
  sync_frequency: z.enum(syncFrequencies),
  auto_search: z.boolean(),
  citation_check: z.boolean(),
  /** 0 until settings are saved. */
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
  summary: 'Returns your research settings.',
});

export const saveResearchSettings = endpoint({
  method: 'PUT',
  path: '/research/settings/',
  permission: 'research:use',
  body: 'json',
  input: ResearchSettings.omit({ version: true }).extend({ version: z.int().min(0).optional() }),
  reply: z.object({ message: z.string(), settings: ResearchSettings }),
  status: 200,
  summary: 'Changes your research settings.',
});

/** Automatic research results for one filing, according to the user's settings. */
export const FilingResearch = z.object({
  related: z.object({ searched: z.boolean(), words: z.array(z.string()), hits: z.array(SearchHit) }),
  citations: z.object({
    checked: z.boolean(),
    /** Why nothing was checked. */
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
  summary: 'Returns related authorities and documents for a filing, and the library’s results for its citations.',
});
