import * as viewerContract from '#contract/documentViewer';
import * as draftContract from '#contract/drafts';
import * as contract from '#contract/filings';
import * as heldContract from '#contract/heldSubmissions';
import type { FilingView } from '#domain/filings/filingViews';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The filings of one case, person, or set, as linked from the search and the dashboard's figures. */
export type Narrowed = { case?: string; filed_by?: string; show?: FilingView };

/** What is shown of one version. A document that its owner only checked can change under its ID. */
const viewOf = ({ version_id: id }: { version_id: string }) => [{ type: 'DocumentView' as const, id }];

/** The endpoints for filings. */
export const filingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFilings: ask(build, contract.listFilings, { providesTags: ['Filings'] }),
    findSubmission: ask(build, contract.findSubmission, { keepUnusedDataFor: 0 }),
    listHeld: ask(build, heldContract.listHeldSubmissions, { pick: ({ data }) => data, providesTags: ['Held'] }),
    discardHeld: change(build, heldContract.discardHeldSubmission, { invalidatesTags: ['Held'] }),
    listDrafts: ask(build, draftContract.listDrafts, { providesTags: ['Drafts'] }),
    readDraft: ask(build, draftContract.readDraft, { providesTags: ['Draft'] }),
    discardDraft: change(build, draftContract.discardDraft, { invalidatesTags: ['Drafts', 'OwnDocuments'] }),
    removeSupporting: change(build, draftContract.removeSupportingDocument, {
      invalidatesTags: ['Draft', 'Drafts', 'Filing'],
    }),
    fileDraft: change(build, draftContract.fileDraft, {
      // What has been filed is no draft that could be read again.
      invalidatesTags: (_reply, error) =>
        error ? ['Draft', 'Drafts'] : ['Drafts', 'Filings', 'Filing', 'OwnDocuments'],
    }),
    readFiling: ask(build, contract.readFilingDetails, {
      providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }],
    }),
    editFiling: change(build, contract.editFiling, {
      // The response contains the filing's new state, which is shown immediately without another request.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(filingsApi.util.upsertQueryData('readFiling', { id }, answered.data.filing));
      },
      invalidatesTags: (_reply, error, { id }) =>
        error ? ['Draft', 'Drafts', 'Filings', { type: 'Filing', id }] : ['Draft', 'Drafts', 'Filings'],
    }),
    reanalyzeFiling: change(build, contract.reanalyzeFiling, {
      invalidatesTags: (_reply, _error, { id }) => ['Draft', 'Drafts', 'Filings', 'Review', { type: 'Filing', id }],
    }),
    withdrawFiling: change(build, contract.withdrawFiling, {
      invalidatesTags: (_reply, _error, { id }) => ['Draft', 'Drafts', 'Filings', { type: 'Filing', id }],
    }),
    viewDocument: ask(build, viewerContract.viewDocument, {
      providesTags: (_reply, _error, asked) => viewOf(asked),
    }),
    readPageText: ask(build, viewerContract.readPageText, {
      providesTags: (_reply, _error, asked) => viewOf(asked),
    }),
    searchDocument: ask(build, viewerContract.searchDocument, {
      providesTags: (_reply, _error, asked) => viewOf(asked),
    }),
  }),
});

export const {
  useDiscardDraftMutation,
  useDiscardHeldMutation,
  useFileDraftMutation,
  useListDraftsQuery,
  useReadDraftQuery,
  useRemoveSupportingMutation,
  useListFilingsQuery,
  useListHeldQuery,
  useReadFilingQuery,
  useEditFilingMutation,
  useReanalyzeFilingMutation,
  useWithdrawFilingMutation,
  useViewDocumentQuery,
  useSearchDocumentQuery,
} = filingsApi;
