import * as contract from '#contract/activity';
import { api } from '#web/api.ts';

/** What happened lately: the court's activities for its staff, one's own for everyone else. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<contract.Activity[], number>({
      query: (limit) => ({ endpoint: contract.listActivities, input: { limit } }),
      transformResponse: ({ results }: { results: contract.Activity[] }) => results,
      providesTags: ['Activities'],
    }),
  }),
});

export const { useListActivitiesQuery } = activityApi;
