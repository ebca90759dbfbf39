import * as contract from '#contract/lane';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of the lane. */
export const laneApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLane: ask(build, contract.listLane, { providesTags: ['Review'] }),
    // Without new data: the lane keeps its order while a clerk pages through it.
    showInLane: change(build, contract.showInLane),
    leaveForReview: change(build, contract.leaveForReview),
    acceptRun: change(build, contract.acceptRun, { invalidatesTags: ['Review'] }),
  }),
});

export const { useListLaneQuery, useShowInLaneMutation, useLeaveForReviewMutation, useAcceptRunMutation } = laneApi;
