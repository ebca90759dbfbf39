import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/research';
import { api } from '#web/api.ts';

type Connection = Pick<InputOf<typeof contract.disconnectPlatform>, 'platform' | 'scope'>;
export type Search = InputOf<typeof contract.searchPlatform>;

/** Legal research, as the screens ask for it. */
export const researchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlatforms: build.query<ReplyOf<typeof contract.listPlatforms>, void>({
      query: () => ({ endpoint: contract.listPlatforms, input: {} }),
      providesTags: ['Research'],
    }),
    connectPlatform: build.mutation<
      ReplyOf<typeof contract.connectPlatform>,
      Connection & { account: string; secret: string }
    >({
      query: (input) => ({ endpoint: contract.connectPlatform, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Research']),
    }),
    testPlatform: build.mutation<ReplyOf<typeof contract.testPlatform>, Connection>({
      query: (input) => ({ endpoint: contract.testPlatform, input }),
      invalidatesTags: ['Research'],
    }),
    disconnectPlatform: build.mutation<{ message: string }, Connection>({
      query: (input) => ({ endpoint: contract.disconnectPlatform, input }),
      invalidatesTags: ['Research'],
    }),
    searchPlatform: build.query<contract.SearchAnswer, Search>({
      query: (input) => ({ endpoint: contract.searchPlatform, input }),
      keepUnusedDataFor: 300,
    }),
    readAuthority: build.query<contract.AuthorityDetails, { id: string; q: string }>({
      query: (input) => ({ endpoint: contract.readAuthority, input }),
      transformResponse: (reply: ReplyOf<typeof contract.readAuthority>) => reply.data,
    }),
    lookUpCitations: build.mutation<ReplyOf<typeof contract.lookUpCitations>, string>({
      query: (text) => ({ endpoint: contract.lookUpCitations, input: { text } }),
    }),
    listRecentResearch: build.query<
      ReplyOf<typeof contract.listRecentResearch>,
      InputOf<typeof contract.listRecentResearch>
    >({
      query: (input) => ({ endpoint: contract.listRecentResearch, input }),
      providesTags: ['Research'],
    }),
    forgetResearch: build.mutation<{ message: string }, void>({
      query: () => ({ endpoint: contract.forgetResearch, input: {} }),
      invalidatesTags: ['Research'],
    }),
    listSavedSearches: build.query<contract.SavedSearch[], void>({
      query: () => ({ endpoint: contract.listSavedSearches, input: {} }),
      transformResponse: (reply: ReplyOf<typeof contract.listSavedSearches>) => reply.data,
      providesTags: ['SavedSearches'],
    }),
    saveSearch: build.mutation<ReplyOf<typeof contract.saveSearch>, InputOf<typeof contract.saveSearch>>({
      query: (input) => ({ endpoint: contract.saveSearch, input }),
      invalidatesTags: ['SavedSearches'],
    }),
    runSavedSearch: build.mutation<ReplyOf<typeof contract.runSavedSearch>, string>({
      query: (id) => ({ endpoint: contract.runSavedSearch, input: { id } }),
      invalidatesTags: ['SavedSearches'],
    }),
    markSavedSearchSeen: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.markSavedSearchSeen, input: { id } }),
      invalidatesTags: ['SavedSearches'],
    }),
    deleteSavedSearch: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.deleteSavedSearch, input: { id } }),
      invalidatesTags: ['SavedSearches'],
    }),
    readResearchSettings: build.query<contract.ResearchSettings, void>({
      query: () => ({ endpoint: contract.readResearchSettings, input: {} }),
      providesTags: ['ResearchSettings'],
    }),
    saveResearchSettings: build.mutation<ReplyOf<typeof contract.saveResearchSettings>, contract.ResearchSettings>({
      query: (input) => ({ endpoint: contract.saveResearchSettings, input }),
      invalidatesTags: ['ResearchSettings'],
    }),
    researchFiling: build.query<contract.FilingResearch, string>({
      query: (id) => ({ endpoint: contract.researchFiling, input: { id } }),
    }),
  }),
});

export const {
  useListPlatformsQuery,
  useConnectPlatformMutation,
  useTestPlatformMutation,
  useDisconnectPlatformMutation,
  useSearchPlatformQuery,
  useReadAuthorityQuery,
  useLookUpCitationsMutation,
  useListRecentResearchQuery,
  useForgetResearchMutation,
  useListSavedSearchesQuery,
  useSaveSearchMutation,
  useRunSavedSearchMutation,
  useMarkSavedSearchSeenMutation,
  useDeleteSavedSearchMutation,
  useReadResearchSettingsQuery,
  useSaveResearchSettingsMutation,
  useResearchFilingQuery,
} = researchApi;
