import * as contract from '#contract/activity';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** Recent activity for the dashboards, and the full activity record and access log for people with access. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: ask(build, contract.listActivities, {
      pick: ({ results }) => results,
      providesTags: ['Activities'],
    }),
    listRecord: ask(build, contract.listRecord, { providesTags: ['Activities'] }),
    readRecordCheck: ask(build, contract.readRecordCheck, { providesTags: ['RecordCheck'] }),
    startRecordCheck: change(build, contract.startRecordCheck, { invalidatesTags: ['RecordCheck'] }),
    listAccess: ask(build, contract.listAccess, { providesTags: ['Activities'] }),
  }),
});

export const {
  useListActivitiesQuery,
  useListRecordQuery,
  useReadRecordCheckQuery,
  useStartRecordCheckMutation,
  useListAccessQuery,
} = activityApi;
