import * as contract from '#contract/binders';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of hearing binders and the judge's notes in them. */
export const bindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBinder: ask(build, contract.readBinder, { providesTags: ['Chambers'], keepUnusedDataFor: 0 }),
    orderBinder: change(build, contract.orderBinder, { invalidatesTags: ['Chambers'] }),
    listBinderNotes: ask(build, contract.listBinderNotes, { providesTags: ['BinderNotes'], keepUnusedDataFor: 0 }),
    saveBinderNote: change(build, contract.saveBinderNote, { invalidatesTags: onSuccess('BinderNotes') }),
    readBinderDownload: ask(build, contract.readBinderDownload, { providesTags: ['BinderDownload'] }),
    startBinderDownload: change(build, contract.startBinderDownload, { invalidatesTags: ['BinderDownload'] }),
    removeBinderNote: change(build, contract.removeBinderNote, { invalidatesTags: ['BinderNotes'] }),
  }),
});

export const {
  useReadBinderQuery,
  useOrderBinderMutation,
  useListBinderNotesQuery,
  useSaveBinderNoteMutation,
  useRemoveBinderNoteMutation,
  useReadBinderDownloadQuery,
  useStartBinderDownloadMutation,
} = bindersApi;
