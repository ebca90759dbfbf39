import { proposeCaseTitle } from '#contract/caseTitleProposal';
import * as proposal from '#contract/docketProposal';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The proposed docket entry and the title of a new case, which only the dialog of an acceptance reads. */
export const docketProposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDocketProposal: ask(build, proposal.readDocketProposal, { providesTags: ['Review'] }),
    proposeCaseTitle: ask(build, proposeCaseTitle, { providesTags: ['Review'] }),
  }),
});

export const { useReadDocketProposalQuery, useProposeCaseTitleQuery } = docketProposalApi;
