import * as contract from '#contract/draftSubmission';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The parts of a submission, and the arrangement of the documents in one. */
export const submissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSubmission: ask(build, contract.readDraftSubmission, { providesTags: ['Draft', 'Submission'] }),
    addCourt: change(build, contract.addCourtToDraft, { invalidatesTags: ['Draft', 'Drafts'] }),
    updateCopy: change(build, contract.updateDraftCopy, { invalidatesTags: ['Draft', 'Drafts'] }),
    moveLead: change(build, contract.moveLead, { invalidatesTags: ['Draft', 'Drafts', 'Filing'] }),
    arrangeDraft: change(build, contract.arrangeDraft, { invalidatesTags: ['Draft', 'Drafts', 'Filing'] }),
    fileSubmission: change(build, contract.fileSubmission, {
      // What has been filed is no draft that could be read again.
      invalidatesTags: (reply) =>
        reply?.outcomes.every(({ status }) => status === 'received')
          ? ['Drafts', 'Filings', 'Filing', 'OwnDocuments']
          : ['Drafts', 'Filings', 'OwnDocuments'],
    }),
  }),
});

export const {
  useReadSubmissionQuery,
  useAddCourtMutation,
  useUpdateCopyMutation,
  useMoveLeadMutation,
  useArrangeDraftMutation,
  useFileSubmissionMutation,
} = submissionApi;
