import * as contract from '#contract/deadlines';
import type { ReplyOf } from '#contract/endpoint';
import type { DeadlineState } from '#domain/deadlines/states';
import { api } from '#web/api.ts';

export type DeadlinesQuery = {
  page?: number;
  per_page?: number;
  scope?: 'mine' | 'court';
  state?: 'open' | 'settled' | 'urgent';
  case_id?: string;
  q?: string;
};
export type ComputeQuery = {
  system: string;
  trigger: string;
  trigger_date: string;
  service_method?: string;
  case_type?: string;
  state?: string;
};
type Settling = { id: string; state: DeadlineState; reason: string; version: number };

/** Deadlines, as the screens ask for them. */
export const deadlinesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeadlines: build.query<contract.Deadlines, DeadlinesQuery>({
      query: (input) => ({ endpoint: contract.listDeadlines, input }),
      providesTags: ['Deadlines'],
    }),
    computeDeadlines: build.query<contract.ComputedDeadline[], ComputeQuery>({
      query: (input) => ({ endpoint: contract.computeDeadlines, input }),
      transformResponse: (reply: ReplyOf<typeof contract.computeDeadlines>) => reply.data,
    }),
    keepDeadline: build.mutation<ReplyOf<typeof contract.keepDeadline>, contract.NewDeadline>({
      query: (input) => ({ endpoint: contract.keepDeadline, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Deadlines', 'Activities']),
    }),
    settleDeadline: build.mutation<ReplyOf<typeof contract.settleDeadline>, Settling>({
      query: (input) => ({ endpoint: contract.settleDeadline, input }),
      invalidatesTags: ['Deadlines', 'Activities'],
    }),
  }),
});

export const { useListDeadlinesQuery, useComputeDeadlinesQuery, useKeepDeadlineMutation, useSettleDeadlineMutation } =
  deadlinesApi;
