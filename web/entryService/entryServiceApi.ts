import * as contract from '#contract/entryService';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for the service of the court’s entries. */
export const entryServiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEscalated: ask(build, contract.listEscalated, { providesTags: ['EntryService'] }),
    resolveDelivery: change(build, contract.resolveDelivery, { invalidatesTags: ['EntryService'] }),
    readServedEntry: ask(build, contract.readServedEntry),
  }),
});

export const { useListEscalatedQuery, useResolveDeliveryMutation, useReadServedEntryQuery } = entryServiceApi;
