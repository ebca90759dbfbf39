import * as contract from '#contract/apiAccess';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of API access. */
export const apiAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnAccess: ask(build, contract.readOwnAccess, { providesTags: ['ApiAccess'] }),
    requestAccess: change(build, contract.requestAccess, { invalidatesTags: onSuccess('ApiAccess') }),
    requestExtension: change(build, contract.requestExtension, { invalidatesTags: onSuccess('ApiAccess') }),
    withdrawAccessRequest: change(build, contract.withdrawAccessRequest, { invalidatesTags: ['ApiAccess'] }),
    collectKey: change(build, contract.collectKey, { invalidatesTags: ['ApiAccess'] }),
    revokeKey: change(build, contract.revokeKey, { invalidatesTags: ['ApiAccess'] }),
    listApiCalls: ask(build, contract.listApiCalls, { keepUnusedDataFor: 0 }),
    listAccessRequests: ask(build, contract.listAccessRequests, { providesTags: ['ApiAccess'] }),
    listKeys: ask(build, contract.listKeys, { providesTags: ['ApiAccess'] }),
    decideAccess: change(build, contract.decideAccess, { invalidatesTags: ['ApiAccess'] }),
  }),
});

export const {
  useReadOwnAccessQuery,
  useRequestAccessMutation,
  useRequestExtensionMutation,
  useWithdrawAccessRequestMutation,
  useCollectKeyMutation,
  useRevokeKeyMutation,
  useListApiCallsQuery,
  useListAccessRequestsQuery,
  useListKeysQuery,
  useDecideAccessMutation,
} = apiAccessApi;
