import * as viewerContract from '#contract/documentViewer';
import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/filings';
import * as heldContract from '#contract/heldSubmissions';
import type { FilingView } from '#domain/filings/filingViews';
import { api } from '#web/api.ts';

/** The filings of one case, one person, or one set, as linked from the search and the dashboard's figures. */
export type Narrowed = { case?: string; filed_by?: string; show?: FilingView };

/** The server's filings, as the screens ask for them. */
export const filingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFilings: build.query<
      contract.FilingList,
      Narrowed & { page: number; priority?: contract.FilingRow['priority'] }
    >({
      query: (input) => ({ endpoint: contract.listFilings, input }),
      providesTags: ['Filings'],
    }),
    findSubmission: build.query<{ filing_id: string }, string>({
      query: (key) => ({ endpoint: contract.findSubmission, input: { key } }),
      keepUnusedDataFor: 0,
    }),
    listHeld: build.query<heldContract.WaitingSubmission[], void>({
      query: () => ({ endpoint: heldContract.listHeldSubmissions, input: {} }),
      transformResponse: (reply: ReplyOf<typeof heldContract.listHeldSubmissions>) => reply.data,
      providesTags: ['Held'],
    }),
    discardHeld: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: heldContract.discardHeldSubmission, input: { id } }),
      invalidatesTags: ['Held'],
    }),
    readFiling: build.query<contract.FilingDetails, string>({
      query: (id) => ({ endpoint: contract.readFilingDetails, input: { id } }),
      providesTags: (_reply, _error, id) => [{ type: 'Filing', id }],
    }),
    editFiling: build.mutation<contract.FilingEdited, { id: string; version: number } & contract.FilingCorrections>({
      query: (input) => ({ endpoint: contract.editFiling, input }),
      // The answer carries the filing as it is now: it is shown at once, without asking again.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(filingsApi.util.upsertQueryData('readFiling', id, answered.data.filing));
      },
      invalidatesTags: (_reply, error, { id }) => (error ? ['Filings', { type: 'Filing', id }] : ['Filings']),
    }),
    reanalyzeFiling: build.mutation<contract.Reanalysis, string>({
      query: (id) => ({ endpoint: contract.reanalyzeFiling, input: { id } }),
      invalidatesTags: (_reply, _error, id) => ['Filings', 'Review', { type: 'Filing', id }],
    }),
    withdrawFiling: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.withdrawFiling, input: { id } }),
      invalidatesTags: (_reply, _error, id) => ['Filings', { type: 'Filing', id }],
    }),
    viewDocument: build.query<viewerContract.DocumentView, string>({
      query: (version_id) => ({ endpoint: viewerContract.viewDocument, input: { version_id } }),
    }),
    readPageText: build.query<viewerContract.PageText, { version_id: string; page: number }>({
      query: (input) => ({ endpoint: viewerContract.readPageText, input }),
    }),
    searchDocument: build.query<viewerContract.DocumentSearch, { version_id: string; q: string }>({
      query: (input) => ({ endpoint: viewerContract.searchDocument, input }),
    }),
  }),
});

export const {
  useDiscardHeldMutation,
  useListFilingsQuery,
  useListHeldQuery,
  useReadFilingQuery,
  useEditFilingMutation,
  useReanalyzeFilingMutation,
  useWithdrawFilingMutation,
  useViewDocumentQuery,
  useSearchDocumentQuery,
} = filingsApi;
