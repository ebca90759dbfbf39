import * as contract from '#contract/deadlines';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type DeadlinesQuery = Given<typeof contract.listDeadlines>;
export type ComputeQuery = Given<typeof contract.computeDeadlines>;

/** The endpoints of deadlines. */
export const deadlinesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeadlines: ask(build, contract.listDeadlines, { providesTags: ['Deadlines'] }),
    computeDeadlines: ask(build, contract.computeDeadlines, { pick: ({ data }) => data }),
    saveDeadline: change(build, contract.saveDeadline, { invalidatesTags: onSuccess('Deadlines', 'Activities') }),
    // Also after a stale version, so that the concurrent change is shown.
    markDeadline: change(build, contract.markDeadline, { invalidatesTags: ['Deadlines'] }),
    settleDeadline: change(build, contract.settleDeadline, { invalidatesTags: ['Deadlines', 'Activities'] }),
  }),
});

export const {
  useListDeadlinesQuery,
  useComputeDeadlinesQuery,
  useSaveDeadlineMutation,
  useSettleDeadlineMutation,
  useMarkDeadlineMutation,
} = deadlinesApi;
