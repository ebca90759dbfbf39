import * as proposal from '#contract/docketProposal';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The proposed docket entry, which only the dialog of an acceptance reads. */
export const docketProposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDocketProposal: ask(build, proposal.readDocketProposal, { providesTags: ['Review'] }),
  }),
});

export const { useReadDocketProposalQuery } = docketProposalApi;
