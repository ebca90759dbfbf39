import * as contract from '#contract/selfHelp';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of the self-help resources. */
export const selfHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    listResources: ask(build, contract.listResources, { providesTags: ['SelfHelp'] }),
    readResource: ask(build, contract.readResource, { pick: ({ data }) => data, providesTags: ['SelfHelp'] }),
    rateResource: change(build, contract.rateResource, { invalidatesTags: onSuccess('SelfHelp') }),
  }),
});

export const { useListResourcesQuery, useReadResourceQuery, useRateResourceMutation } = selfHelpApi;
