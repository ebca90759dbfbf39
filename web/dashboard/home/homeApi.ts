import * as contract from '#contract/home';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The home of people who file. A notice, a change of a filing, and a change of a deadline fetch it again. */
const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readHomeAttention: ask(build, contract.readHomeAttention, {
      providesTags: ['Filings', 'Notifications', 'Deadlines', 'Hearings'],
    }),
    readHomeWeek: ask(build, contract.readHomeWeek, { providesTags: ['Notifications', 'Deadlines', 'Hearings'] }),
    markEntriesSeen: change(build, contract.markEntriesSeen, { invalidatesTags: ['Notifications'] }),
  }),
});

export const { useReadHomeAttentionQuery, useReadHomeWeekQuery, useMarkEntriesSeenMutation } = homeApi;
