import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/selfHelp';
import type { ResourceCategory } from '#domain/selfHelp/Resource';
import { api } from '#web/api.ts';

/** The self-help resources, as the screens ask for them. */
export const selfHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<contract.ResourceList, { q: string; category?: ResourceCategory }>({
      query: (input) => ({ endpoint: contract.listResources, input }),
      providesTags: ['SelfHelp'],
    }),
    readResource: build.query<contract.ResourceDetails, string>({
      query: (id) => ({ endpoint: contract.readResource, input: { id } }),
      transformResponse: (reply: ReplyOf<typeof contract.readResource>) => reply.data,
      providesTags: ['SelfHelp'],
    }),
    rateResource: build.mutation<{ message: string }, { id: string; stars: number }>({
      query: (input) => ({ endpoint: contract.rateResource, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['SelfHelp']),
    }),
  }),
});

export const { useListResourcesQuery, useReadResourceQuery, useRateResourceMutation } = selfHelpApi;
