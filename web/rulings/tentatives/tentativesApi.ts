import * as contract from '#contract/tentativeRulings';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of tentative rulings. */
export const tentativesApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveTentative: change(build, contract.saveTentative, { invalidatesTags: ['Chambers'] }),
    withdrawTentative: change(build, contract.withdrawTentative, { invalidatesTags: ['Chambers'] }),
    adoptTentative: change(build, contract.adoptTentative, { invalidatesTags: ['Chambers', 'Activities'] }),
    listTentatives: ask(build, contract.listTentatives, { providesTags: ['Chambers', 'Cases'] }),
    giveAppearanceNotice: change(build, contract.giveAppearanceNotice, { invalidatesTags: ['Chambers', 'Cases'] }),
    listPublishedTentatives: ask(build, contract.listPublishedTentatives),
  }),
});

export const {
  useSaveTentativeMutation,
  useWithdrawTentativeMutation,
  useAdoptTentativeMutation,
  useListTentativesQuery,
  useGiveAppearanceNoticeMutation,
  useListPublishedTentativesQuery,
} = tentativesApi;
