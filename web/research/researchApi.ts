import * as contract from '#contract/research';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type Search = Given<typeof contract.searchPlatform>;

/** The endpoints of legal research. */
export const researchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlatforms: ask(build, contract.listPlatforms, { providesTags: ['Research'] }),
    connectPlatform: change(build, contract.connectPlatform, { invalidatesTags: onSuccess('Research') }),
    testPlatform: change(build, contract.testPlatform, { invalidatesTags: ['Research'] }),
    disconnectPlatform: change(build, contract.disconnectPlatform, { invalidatesTags: ['Research'] }),
    searchPlatform: ask(build, contract.searchPlatform, { keepUnusedDataFor: 300 }),
    readAuthority: ask(build, contract.readAuthority, { pick: ({ data }) => data }),
    lookUpCitations: change(build, contract.lookUpCitations),
    listRecentResearch: ask(build, contract.listRecentResearch, { providesTags: ['Research'] }),
    forgetResearch: change(build, contract.forgetResearch, { invalidatesTags: ['Research'] }),
    listSavedSearches: ask(build, contract.listSavedSearches, {
      pick: ({ data }) => data,
      providesTags: ['SavedSearches'],
    }),
    saveSearch: change(build, contract.saveSearch, { invalidatesTags: ['SavedSearches'] }),
    runSavedSearch: change(build, contract.runSavedSearch, { invalidatesTags: ['SavedSearches'] }),
    markSavedSearchSeen: change(build, contract.markSavedSearchSeen, { invalidatesTags: ['SavedSearches'] }),
    deleteSavedSearch: change(build, contract.deleteSavedSearch, { invalidatesTags: ['SavedSearches'] }),
    readResearchSettings: ask(build, contract.readResearchSettings, { providesTags: ['ResearchSettings'] }),
    saveResearchSettings: change(build, contract.saveResearchSettings, { invalidatesTags: ['ResearchSettings'] }),
    researchFiling: ask(build, contract.researchFiling),
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
