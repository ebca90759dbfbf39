import * as contract from '#contract/navigation';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The numbers in the side navigation. What changes a list fetches them again. */
export const navigationApi = api.injectEndpoints({
  endpoints: (build) => ({
    countNavigation: ask(build, contract.countNavigation, {
      providesTags: ['Review', 'Filings', 'Deadlines', 'Hearings', 'Chambers', 'People', 'ApiAccess', 'Firms'],
    }),
  }),
});

export const { useCountNavigationQuery } = navigationApi;
