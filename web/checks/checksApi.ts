import * as contract from '#contract/checks';
import { lookAgain } from '#contract/citations';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of checks against the court's rules. */
export const checksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChecks: ask(build, contract.listChecks, { providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
    checkFiling: change(build, contract.checkFiling, {
      invalidatesTags: (_reply, _error, { id }) => ['Filings', 'Review', { type: 'Filing', id }],
    }),
    lookAgain: change(build, lookAgain, { invalidatesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
    listCourtRules: ask(build, contract.listCourtRules, { providesTags: ['CourtRules'] }),
    adoptRules: change(build, contract.adoptRules, { invalidatesTags: ['CourtRules'] }),
    withdrawRule: change(build, contract.withdrawRule, { invalidatesTags: ['CourtRules'] }),
    listStandingOrders: ask(build, contract.listStandingOrders, { providesTags: ['CourtRules'] }),
    enterStandingOrder: change(build, contract.enterStandingOrder, { invalidatesTags: ['CourtRules'] }),
    withdrawStandingOrder: change(build, contract.withdrawStandingOrder, { invalidatesTags: ['CourtRules'] }),
  }),
});

export const {
  useListChecksQuery,
  useCheckFilingMutation,
  useLookAgainMutation,
  useListCourtRulesQuery,
  useAdoptRulesMutation,
  useWithdrawRuleMutation,
  useListStandingOrdersQuery,
  useEnterStandingOrderMutation,
  useWithdrawStandingOrderMutation,
} = checksApi;
