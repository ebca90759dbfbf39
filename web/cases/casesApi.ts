import * as contract from '#contract/cases';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

/** The query of the list's screen, which is in its address. */
export type CasesQuery = {
  page: number;
  q?: string;
  status?: contract.CaseRow['status'];
  case_type?: contract.CaseRow['case_type'];
  sort?: (typeof contract.caseSorts)[number];
  direction?: 'ascending' | 'descending';
};
type Changed = ReplyOf<typeof contract.changeCaseStatus>;

/** The court's cases, as the screens ask for them. */
export const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<contract.CaseList, CasesQuery>({
      query: (input) => ({ endpoint: contract.listCases, input }),
      providesTags: ['Cases'],
    }),
    readCase: build.query<contract.CaseDetails, string>({
      query: (id) => ({ endpoint: contract.readCase, input: { id } }),
      providesTags: ['Cases'],
    }),
    readDocket: build.query<contract.Docket, { id: string; page: number }>({
      query: (input) => ({ endpoint: contract.readDocket, input }),
      providesTags: ['Cases'],
    }),
    readCaseActivity: build.query<contract.CaseActivity, string>({
      query: (id) => ({ endpoint: contract.readCaseActivity, input: { id } }),
      providesTags: ['Cases'],
    }),
    changeCaseStatus: build.mutation<Changed, InputOf<typeof contract.changeCaseStatus>>({
      query: (input) => ({ endpoint: contract.changeCaseStatus, input }),
      // Also after a stale version, so that what changed meanwhile is shown.
      invalidatesTags: ['Cases'],
    }),
    editParties: build.mutation<Changed, InputOf<typeof contract.editParties>>({
      query: (input) => ({ endpoint: contract.editParties, input }),
      invalidatesTags: ['Cases'],
    }),
  }),
});

export const {
  useListCasesQuery,
  useReadCaseQuery,
  useReadDocketQuery,
  useReadCaseActivityQuery,
  useChangeCaseStatusMutation,
  useEditPartiesMutation,
} = casesApi;
