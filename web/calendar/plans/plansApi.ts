import * as contract from '#contract/calendarPlans';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of plans of the court’s calendar. */
const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarPlans: ask(build, contract.listCalendarPlans, { providesTags: ['Hearings'] }),
    readCalendarPlan: ask(build, contract.readCalendarPlan, { providesTags: ['Hearings'] }),
    startCalendarPlan: change(build, contract.startCalendarPlan, { invalidatesTags: onSuccess('Hearings') }),
    acceptCalendarPlan: change(build, contract.acceptCalendarPlan, {
      invalidatesTags: onSuccess('Hearings', 'Judges', 'Cases'),
    }),
    explainPlace: ask(build, contract.explainPlace),
    explainOtherPlace: ask(build, contract.explainOtherPlace),
    readPlanWeights: ask(build, contract.readPlanWeights, { providesTags: ['Hearings'] }),
    savePlanWeights: change(build, contract.savePlanWeights, { invalidatesTags: onSuccess('Hearings') }),
    cancelCalendarPlan: change(build, contract.cancelCalendarPlan, { invalidatesTags: onSuccess('Hearings') }),
  }),
});

export const {
  useListCalendarPlansQuery,
  useReadCalendarPlanQuery,
  useStartCalendarPlanMutation,
  useCancelCalendarPlanMutation,
  useAcceptCalendarPlanMutation,
  useExplainPlaceQuery,
  useExplainOtherPlaceQuery,
  useReadPlanWeightsQuery,
  useSavePlanWeightsMutation,
} = plansApi;
