import * as contract from '#contract/activity';
import type { ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

export type ActivityQuery = Partial<Record<'kind' | 'person' | 'about' | 'from' | 'to' | 'after', string>>;

/** Recent activity for the dashboards, and the full activity record and access log for people with access. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<contract.Activity[], number>({
      query: (limit) => ({ endpoint: contract.listActivities, input: { limit } }),
      transformResponse: ({ results }: { results: contract.Activity[] }) => results,
      providesTags: ['Activities'],
    }),
    listRecord: build.query<ReplyOf<typeof contract.listRecord>, ActivityQuery>({
      query: (input) => ({ endpoint: contract.listRecord, input }),
      providesTags: ['Activities'],
    }),
    listAccess: build.query<ReplyOf<typeof contract.listAccess>, ActivityQuery>({
      query: (input) => ({ endpoint: contract.listAccess, input }),
      providesTags: ['Activities'],
    }),
  }),
});

export const { useListActivitiesQuery, useListRecordQuery, useListAccessQuery } = activityApi;
