import * as contract from '#contract/publicAccess';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The public record. Nothing of it is kept longer than the screen is open: a level can be raised at any moment. */
export const publicAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPublicCourts: ask(build, contract.listPublicCourts, { providesTags: ['PublicTerms'], keepUnusedDataFor: 0 }),
    acceptPublicTerms: change(build, contract.acceptPublicTerms, { invalidatesTags: ['PublicTerms'] }),
    searchPublicCases: ask(build, contract.searchPublicCases, { providesTags: ['PublicTerms'], keepUnusedDataFor: 0 }),
    readPublicCase: ask(build, contract.readPublicCase, { providesTags: ['PublicTerms'], keepUnusedDataFor: 0 }),
    readPublicDocket: ask(build, contract.readPublicDocket, { providesTags: ['PublicTerms'], keepUnusedDataFor: 0 }),
    enrollTerminal: change(build, contract.enrollTerminal, { invalidatesTags: ['PublicTerms'] }),
  }),
});

export const {
  useListPublicCourtsQuery,
  useAcceptPublicTermsMutation,
  useSearchPublicCasesQuery,
  useReadPublicCaseQuery,
  useReadPublicDocketQuery,
  useEnrollTerminalMutation,
} = publicAccessApi;
