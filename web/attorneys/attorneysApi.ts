import * as contract from '#contract/attorneys';
import type { ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

/** The query of the roster's screen, which is in its address. */
export type RosterQuery = {
  page?: number;
  per_page: number;
  q?: string;
  status?: string;
  sort?: contract.RosterSort;
  direction?: 'ascending' | 'descending';
};
type Entry = { full_name: string; bar_number: string; status: string; type: string; active_cases: number };
type Pair = { id: string; case_id: string };

/** The roster, as the screens ask for it. */
export const attorneysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttorneys: build.query<contract.Roster, RosterQuery>({
      query: (input) => ({ endpoint: contract.listAttorneys, input }),
      providesTags: ['Attorneys'],
    }),
    readAttorney: build.query<contract.AttorneyDetails, string>({
      query: (id) => ({ endpoint: contract.readAttorney, input: { id } }),
      transformResponse: (reply: ReplyOf<typeof contract.readAttorney>) => reply.data,
      providesTags: ['Attorneys'],
    }),
    addAttorney: build.mutation<ReplyOf<typeof contract.addAttorney>, Entry>({
      query: (input) => ({ endpoint: contract.addAttorney, input }),
      invalidatesTags: ['Attorneys'],
    }),
    editAttorney: build.mutation<ReplyOf<typeof contract.editAttorney>, Entry & { id: string; version: number }>({
      query: (input) => ({ endpoint: contract.editAttorney, input }),
      invalidatesTags: ['Attorneys'],
    }),
    deleteAttorney: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.deleteAttorney, input: { id } }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Attorneys']),
    }),
    uploadAttorneys: build.mutation<ReplyOf<typeof contract.uploadAttorneys>, File>({
      query: (file) => ({ endpoint: contract.uploadAttorneys, input: { file } }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Attorneys']),
    }),
    listAssignableCases: build.query<contract.AssignableCase[], string>({
      query: (q) => ({ endpoint: contract.listAssignableCases, input: { q } }),
      transformResponse: (reply: ReplyOf<typeof contract.listAssignableCases>) => reply.data,
    }),
    assignCase: build.mutation<{ message: string }, Pair>({
      query: (input) => ({ endpoint: contract.assignCase, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Attorneys']),
    }),
    unassignCase: build.mutation<{ message: string }, Pair>({
      query: (input) => ({ endpoint: contract.unassignCase, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Attorneys']),
    }),
  }),
});

export const {
  useListAttorneysQuery,
  useReadAttorneyQuery,
  useAddAttorneyMutation,
  useEditAttorneyMutation,
  useDeleteAttorneyMutation,
  useUploadAttorneysMutation,
  useListAssignableCasesQuery,
  useAssignCaseMutation,
  useUnassignCaseMutation,
} = attorneysApi;
