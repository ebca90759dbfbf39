import { changeCaseAccess, readCaseAccess } from '#contract/access';
import { listCategories } from '#contract/caseCategories';
import * as contract from '#contract/cases';
import { readCaseAhead } from '#contract/home';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

/** The query of the list's screen, which is in its address. */
export type CasesQuery = Given<typeof contract.listCases>;

/** The endpoints of the court's cases. */
export const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: ask(build, contract.listCases, { providesTags: ['Cases'] }),
    readCase: ask(build, contract.readCase, { providesTags: ['Cases'] }),
    readCaseAhead: ask(build, readCaseAhead, {
      providesTags: ['Cases', 'Deadlines', 'Filings', 'Hearings', 'Notifications'],
    }),
    readDocket: ask(build, contract.readDocket, { providesTags: ['Cases'] }),
    readCaseActivity: ask(build, contract.readCaseActivity, { providesTags: ['Cases'] }),
    listCategories: ask(build, listCategories, { providesTags: ['CourtPack'] }),
    readCaseAccess: ask(build, readCaseAccess, { providesTags: ['Cases'] }),
    changeCaseAccess: change(build, changeCaseAccess, { invalidatesTags: ['Cases'] }),
    changeCategory: change(build, contract.changeCategory, { invalidatesTags: ['Cases'] }),
    changeCaseStatus: change(build, contract.changeCaseStatus, {
      // Also after a stale version, so that the concurrent changes are shown.
      invalidatesTags: ['Cases'],
    }),
  }),
});

export const {
  useListCasesQuery,
  useReadCaseQuery,
  useReadCaseAheadQuery,
  useReadDocketQuery,
  useReadCaseActivityQuery,
  useListCategoriesQuery,
  useChangeCategoryMutation,
  useReadCaseAccessQuery,
  useChangeCaseAccessMutation,
  useChangeCaseStatusMutation,
} = casesApi;
