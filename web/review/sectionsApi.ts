import * as contract from '#contract/pendingWork';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of sections and pending work. */
export const sectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPendingWork: ask(build, contract.readPendingWork, { providesTags: ['Review', 'ReviewSections'] }),
    chooseSections: change(build, contract.chooseSections, { invalidatesTags: ['Review'] }),
    moveToSection: change(build, contract.moveToSection, { invalidatesTags: ['Review'] }),
  }),
});

export const { useReadPendingWorkQuery, useChooseSectionsMutation, useMoveToSectionMutation } = sectionsApi;
