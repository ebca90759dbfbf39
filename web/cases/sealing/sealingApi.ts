import * as contract from '#contract/sealing';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of documents that are lodged under seal. */
const sealingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLodgedDocuments: ask(build, contract.listLodgedDocuments, { providesTags: ['Cases'] }),
    // Also after a stale version, so that the concurrent change is shown.
    changeLodgedDocument: change(build, contract.changeLodgedDocument, { invalidatesTags: ['Cases', 'Deadlines'] }),
  }),
});

export const { useListLodgedDocumentsQuery, useChangeLodgedDocumentMutation } = sealingApi;
