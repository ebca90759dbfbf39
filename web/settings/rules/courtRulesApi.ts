import * as contract from '#contract/courtRules';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of the rules that the court has adopted, and of standing orders. */
export const courtRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourtRules: ask(build, contract.listCourtRules, { providesTags: ['CourtRules'] }),
    adoptRules: change(build, contract.adoptRules, { invalidatesTags: ['CourtRules'] }),
    withdrawRule: change(build, contract.withdrawRule, { invalidatesTags: ['CourtRules'] }),
    listStandingOrders: ask(build, contract.listStandingOrders, { providesTags: ['CourtRules'] }),
    enterStandingOrder: change(build, contract.enterStandingOrder, { invalidatesTags: ['CourtRules'] }),
    withdrawStandingOrder: change(build, contract.withdrawStandingOrder, { invalidatesTags: ['CourtRules'] }),
  }),
});

export const {
  useListCourtRulesQuery,
  useAdoptRulesMutation,
  useWithdrawRuleMutation,
  useListStandingOrdersQuery,
  useEnterStandingOrderMutation,
  useWithdrawStandingOrderMutation,
} = courtRulesApi;
