import * as laneContract from '#contract/lane';
import * as contract from '#contract/reviewSections';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of sections, pending work, and the lane. */
export const sectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPendingWork: ask(build, contract.readPendingWork, { providesTags: ['Review', 'ReviewSections'] }),
    chooseSections: change(build, contract.chooseSections, { invalidatesTags: ['Review'] }),
    moveToSection: change(build, contract.moveToSection, { invalidatesTags: ['Review'] }),
    listLane: ask(build, laneContract.listLane, { providesTags: ['Review'] }),
    // Without new data: the lane keeps its order while a clerk pages through it.
    showInLane: change(build, laneContract.showInLane),
    leaveForReview: change(build, laneContract.leaveForReview),
    acceptRun: change(build, laneContract.acceptRun, { invalidatesTags: ['Review'] }),
  }),
});

export const {
  useReadPendingWorkQuery,
  useChooseSectionsMutation,
  useMoveToSectionMutation,
  useListLaneQuery,
  useShowInLaneMutation,
  useLeaveForReviewMutation,
  useAcceptRunMutation,
} = sectionsApi;
