import * as contract from '#contract/apiAccess';
import type { ReplyOf } from '#contract/endpoint';
import type { ApiScope } from '#domain/integrations/scopes';
import { api } from '#web/api.ts';

type RequestInput = { email: string; reason: string; scopes: ApiScope[] };
type ExtensionInput = { email: string; reason: string; key_id?: string };
type Decision = {
  id: string;
  version: number;
  decision: 'approved' | 'denied';
  reason: string;
  scopes?: ApiScope[];
};
export type ReviewQuery = { page: number; state?: contract.AccessRequest['state']; q?: string };

const unlessFailed = (_reply: unknown, failed: unknown) => (failed ? [] : (['ApiAccess'] as const));

/** Access by key, as its screens ask for it. */
export const apiAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnAccess: build.query<ReplyOf<typeof contract.readOwnAccess>, void>({
      query: () => ({ endpoint: contract.readOwnAccess, input: {} }),
      providesTags: ['ApiAccess'],
    }),
    requestAccess: build.mutation<ReplyOf<typeof contract.requestAccess>, RequestInput>({
      query: (input) => ({ endpoint: contract.requestAccess, input }),
      invalidatesTags: unlessFailed,
    }),
    requestExtension: build.mutation<ReplyOf<typeof contract.requestExtension>, ExtensionInput>({
      query: (input) => ({ endpoint: contract.requestExtension, input }),
      invalidatesTags: unlessFailed,
    }),
    withdrawAccessRequest: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.withdrawAccessRequest, input: { id } }),
      invalidatesTags: ['ApiAccess'],
    }),
    collectKey: build.mutation<ReplyOf<typeof contract.collectKey>, string>({
      query: (id) => ({ endpoint: contract.collectKey, input: { id } }),
      invalidatesTags: ['ApiAccess'],
    }),
    revokeKey: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.revokeKey, input: { id } }),
      invalidatesTags: ['ApiAccess'],
    }),
    listApiCalls: build.query<ReplyOf<typeof contract.listApiCalls>, { id: string; page: number }>({
      query: (input) => ({ endpoint: contract.listApiCalls, input }),
      keepUnusedDataFor: 0,
    }),
    listAccessRequests: build.query<ReplyOf<typeof contract.listAccessRequests>, ReviewQuery>({
      query: (input) => ({ endpoint: contract.listAccessRequests, input }),
      providesTags: ['ApiAccess'],
    }),
    listKeys: build.query<ReplyOf<typeof contract.listKeys>, { page: number; q?: string }>({
      query: (input) => ({ endpoint: contract.listKeys, input }),
      providesTags: ['ApiAccess'],
    }),
    decideAccess: build.mutation<ReplyOf<typeof contract.decideAccess>, Decision>({
      query: (input) => ({ endpoint: contract.decideAccess, input }),
      invalidatesTags: ['ApiAccess'],
    }),
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
