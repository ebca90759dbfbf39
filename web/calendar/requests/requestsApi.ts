import * as contract from '#contract/hearingRequests';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** Requests for a hearing. A change of one also changes the case and the clerk's list. */
const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaseHearingRequests: ask(build, contract.listCaseHearingRequests, { providesTags: ['Hearings'] }),
    listPendingHearingRequests: ask(build, contract.listPendingHearingRequests, { providesTags: ['Hearings'] }),
    listHearingDays: ask(build, contract.listHearingDays, { providesTags: ['CourtCalendar'] }),
    requestHearing: change(build, contract.requestHearing, { invalidatesTags: ['Hearings'] }),
    scheduleHearingRequest: change(build, contract.scheduleHearingRequest, { invalidatesTags: ['Hearings', 'Cases'] }),
    declineHearingRequest: change(build, contract.declineHearingRequest, { invalidatesTags: ['Hearings'] }),
    withdrawHearingRequest: change(build, contract.withdrawHearingRequest, { invalidatesTags: ['Hearings'] }),
  }),
});

export const {
  useListCaseHearingRequestsQuery,
  useListPendingHearingRequestsQuery,
  useListHearingDaysQuery,
  useRequestHearingMutation,
  useScheduleHearingRequestMutation,
  useDeclineHearingRequestMutation,
  useWithdrawHearingRequestMutation,
} = requestsApi;
