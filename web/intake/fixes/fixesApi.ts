import * as contract from '#contract/fixes';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for fixes of documents in drafts. */
const fixesApi = api.injectEndpoints({
  endpoints: (build) => ({
    prepareFix: change(build, contract.prepareFix),
    readFix: ask(build, contract.readFix, { keepUnusedDataFor: 0 }),
    listFixes: ask(build, contract.listFixes, { providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
    applyFix: change(build, contract.applyFix, {
      invalidatesTags: (_reply, error) => (error ? [] : ['Draft', 'Drafts', 'Filing', 'Fees']),
    }),
    undoFix: change(build, contract.undoFix, {
      invalidatesTags: (_reply, error) => (error ? [] : ['Draft', 'Drafts', 'Filing', 'Fees']),
    }),
    cancelFix: change(build, contract.cancelFix),
  }),
});

export const {
  usePrepareFixMutation,
  useReadFixQuery,
  useListFixesQuery,
  useApplyFixMutation,
  useUndoFixMutation,
  useCancelFixMutation,
} = fixesApi;
