import * as contract from '#contract/workItems';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of requests to the court: interpreters, accommodations, jury demands, trial settings. */
const workItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaseWorkItems: ask(build, contract.listCaseWorkItems, { providesTags: ['WorkItems'] }),
    listWorkItems: ask(build, contract.listWorkItems, { providesTags: ['WorkItems'] }),
    makeWorkItem: change(build, contract.makeWorkItem, { invalidatesTags: onSuccess('WorkItems') }),
    changeWorkItem: change(build, contract.changeWorkItem, { invalidatesTags: ['WorkItems'] }),
  }),
});

export const { useListCaseWorkItemsQuery, useListWorkItemsQuery, useMakeWorkItemMutation, useChangeWorkItemMutation } =
  workItemsApi;
