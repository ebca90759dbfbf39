import * as contract from '#contract/fixes';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** What a fix changes: the draft, or the check and what was shown of its document. */
const changed = (fix: contract.DocumentFix | undefined) => [
  ...(['Draft', 'Drafts', 'Filing', 'Fees', 'OwnDocuments'] as const),
  ...(fix ? [{ type: 'DocumentView' as const, id: fix.document_id }] : []),
];

/** The endpoints for fixes of documents. */
const fixesApi = api.injectEndpoints({
  endpoints: (build) => ({
    prepareFix: change(build, contract.prepareFix),
    prepareOwnFix: change(build, contract.prepareOwnFix),
    readFix: ask(build, contract.readFix, { keepUnusedDataFor: 0 }),
    listFixes: ask(build, contract.listFixes, { providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
    listOwnFixes: ask(build, contract.listOwnFixes, { providesTags: ['OwnDocuments'] }),
    applyFix: change(build, contract.applyFix, {
      invalidatesTags: (reply, error) => (error ? [] : changed(reply?.fix)),
    }),
    undoFix: change(build, contract.undoFix, {
      invalidatesTags: (reply, error) => (error ? [] : changed(reply?.fix)),
    }),
    cancelFix: change(build, contract.cancelFix),
  }),
});

export const {
  usePrepareFixMutation,
  usePrepareOwnFixMutation,
  useReadFixQuery,
  useListFixesQuery,
  useListOwnFixesQuery,
  useApplyFixMutation,
  useUndoFixMutation,
  useCancelFixMutation,
} = fixesApi;
