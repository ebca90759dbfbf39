import * as contract from '#contract/courtdoc';
import { listRequirements } from '#contract/courtdocRequirements';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type RequirementQuery = Given<typeof listRequirements>;
export type HistoryQuery = Given<typeof contract.listHistory>;
export type DocumentQuery = Given<typeof contract.previewDocument>;

/** The endpoints of the document tool. */
export const courtdocApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnAnalysis: ask(build, contract.readOwnAnalysis, { providesTags: ['OwnDocuments'] }),
    previewDocument: ask(build, contract.previewDocument, { keepUnusedDataFor: 10 }),
    generateDocument: change(build, contract.generateDocument, { invalidatesTags: onSuccess('OwnDocuments') }),
    readGenerated: ask(build, contract.readGeneratedDocument),
    listCasesToDraftFor: ask(build, contract.listCasesToDraftFor, { pick: ({ data }) => data }),
    prefillDocument: ask(build, contract.prefillDocument),
    listRequirements: ask(build, listRequirements),
    listHistory: ask(build, contract.listHistory, { providesTags: ['OwnDocuments', 'Filings'] }),
    fileOwnDocument: change(build, contract.fileOwnDocument, {
      invalidatesTags: onSuccess('OwnDocuments', 'Filings'),
    }),
    forgetOwnDocument: change(build, contract.forgetOwnDocument, { invalidatesTags: onSuccess('OwnDocuments') }),
  }),
});

export const {
  useReadOwnAnalysisQuery,
  usePreviewDocumentQuery,
  useGenerateDocumentMutation,
  useReadGeneratedQuery,
  useListCasesToDraftForQuery,
  useLazyPrefillDocumentQuery,
  useListRequirementsQuery,
  useListHistoryQuery,
  useFileOwnDocumentMutation,
  useForgetOwnDocumentMutation,
} = courtdocApi;
