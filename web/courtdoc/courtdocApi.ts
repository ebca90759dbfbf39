import * as contract from '#contract/courtdoc';
import { listRequirements, type RequirementList } from '#contract/courtdocRequirements';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

type Own = { kind: 'analysis' | 'generated'; id: string };
export type RequirementQuery = Partial<InputOf<typeof listRequirements>>;
export type HistoryQuery = Partial<InputOf<typeof contract.listHistory>>;
export type PaperQuery = InputOf<typeof contract.previewDocument>;

/** The document tool, as its screens ask for it. */
export const courtdocApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnAnalysis: build.query<contract.OwnAnalysis, string>({
      query: (id) => ({ endpoint: contract.readOwnAnalysis, input: { id } }),
    }),
    previewPaper: build.query<ReplyOf<typeof contract.previewDocument>, PaperQuery>({
      query: (input) => ({ endpoint: contract.previewDocument, input }),
      keepUnusedDataFor: 10,
    }),
    generatePaper: build.mutation<
      ReplyOf<typeof contract.generateDocument>,
      PaperQuery & { format: 'pdf' | 'docx'; case_id?: string }
    >({
      query: (input) => ({ endpoint: contract.generateDocument, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['OwnDocuments']),
    }),
    readGenerated: build.query<contract.GeneratedDocument, string>({
      query: (id) => ({ endpoint: contract.readGeneratedDocument, input: { id } }),
    }),
    listCasesToDraftFor: build.query<contract.CaseChoice[], string>({
      query: (q) => ({ endpoint: contract.listCasesToDraftFor, input: { q } }),
      transformResponse: (reply: ReplyOf<typeof contract.listCasesToDraftFor>) => reply.data,
    }),
    prefillPaper: build.query<ReplyOf<typeof contract.prefillPaper>, string | undefined>({
      query: (case_id) => ({ endpoint: contract.prefillPaper, input: case_id ? { case_id } : {} }),
    }),
    listRequirements: build.query<RequirementList, RequirementQuery>({
      query: (input) => ({ endpoint: listRequirements, input }),
    }),
    listHistory: build.query<ReplyOf<typeof contract.listHistory>, HistoryQuery>({
      query: (input) => ({ endpoint: contract.listHistory, input }),
      providesTags: ['OwnDocuments', 'Filings'],
    }),
    fileOwnDocument: build.mutation<ReplyOf<typeof contract.fileOwnDocument>, InputOf<typeof contract.fileOwnDocument>>(
      {
        query: (input) => ({ endpoint: contract.fileOwnDocument, input }),
        invalidatesTags: (_reply, failed) => (failed ? [] : ['OwnDocuments', 'Filings']),
      },
    ),
    forgetOwnDocument: build.mutation<{ message: string }, Own>({
      query: (input) => ({ endpoint: contract.forgetOwnDocument, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['OwnDocuments']),
    }),
  }),
});

export const {
  useReadOwnAnalysisQuery,
  usePreviewPaperQuery,
  useGeneratePaperMutation,
  useReadGeneratedQuery,
  useListCasesToDraftForQuery,
  useLazyPrefillPaperQuery,
  useListRequirementsQuery,
  useListHistoryQuery,
  useFileOwnDocumentMutation,
  useForgetOwnDocumentMutation,
} = courtdocApi;
