import * as contract from '#contract/checks';
import { lookAgain } from '#contract/citations';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

type RulesAsked = Partial<InputOf<typeof contract.listCourtRules>>;

/** Checks against the court's rules, as the screens ask for them. */
export const checksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChecks: build.query<ReplyOf<typeof contract.listChecks>, string>({
      query: (id) => ({ endpoint: contract.listChecks, input: { id } }),
      providesTags: (_reply, _error, id) => [{ type: 'Filing', id }],
    }),
    checkFiling: build.mutation<contract.FilingCheck, string>({
      query: (id) => ({ endpoint: contract.checkFiling, input: { id } }),
      invalidatesTags: (_reply, _error, id) => ['Filings', 'Review', { type: 'Filing', id }],
    }),
    lookAgain: build.mutation<ReplyOf<typeof lookAgain>, string>({
      query: (id) => ({ endpoint: lookAgain, input: { id } }),
      invalidatesTags: (_reply, _error, id) => [{ type: 'Filing', id }],
    }),
    listCourtRules: build.query<ReplyOf<typeof contract.listCourtRules>, RulesAsked>({
      query: (input) => ({ endpoint: contract.listCourtRules, input }),
      providesTags: ['CourtRules'],
    }),
    adoptRules: build.mutation<ReplyOf<typeof contract.adoptRules>, InputOf<typeof contract.adoptRules>>({
      query: (input) => ({ endpoint: contract.adoptRules, input }),
      invalidatesTags: ['CourtRules'],
    }),
    withdrawRule: build.mutation<ReplyOf<typeof contract.withdrawRule>, string>({
      query: (rule_id) => ({ endpoint: contract.withdrawRule, input: { rule_id } }),
      invalidatesTags: ['CourtRules'],
    }),
    listStandingOrders: build.query<ReplyOf<typeof contract.listStandingOrders>, void>({
      query: () => ({ endpoint: contract.listStandingOrders, input: {} }),
      providesTags: ['CourtRules'],
    }),
    enterStandingOrder: build.mutation<
      ReplyOf<typeof contract.enterStandingOrder>,
      InputOf<typeof contract.enterStandingOrder>
    >({
      query: (input) => ({ endpoint: contract.enterStandingOrder, input }),
      invalidatesTags: ['CourtRules'],
    }),
    withdrawStandingOrder: build.mutation<ReplyOf<typeof contract.withdrawStandingOrder>, string>({
      query: (id) => ({ endpoint: contract.withdrawStandingOrder, input: { id } }),
      invalidatesTags: ['CourtRules'],
    }),
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
