import * as contract from '#contract/payments';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

// Also after a refusal, such as that of a choice that was changed in another window.
const changed = { invalidatesTags: ['Fees'] } as const;

/** The endpoints for fees, payments, and waivers. */
export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDraftFees: ask(build, contract.readDraftFees, { providesTags: ['Fees', 'Draft'] }),
    chooseFees: change(build, contract.chooseFees, changed),
    startPayment: change(build, contract.startPayment, changed),
    refreshPayments: change(build, contract.refreshPayments, changed),
    removeWaiver: change(build, contract.removeWaiver, changed),
    readFiledFees: ask(build, contract.readFiledFees, {
      providesTags: (_reply, _error, { id }) => ['Fees', 'Review', { type: 'Filing', id }],
    }),
    changeFee: change(build, contract.changeFee, changed),
    decideWaiver: change(build, contract.decideWaiver, changed),
    readReconciliation: ask(build, contract.readReconciliation, { providesTags: ['Fees'] }),
    settleDifference: change(build, contract.settleDifference, changed),
    readPaymentSettings: ask(build, contract.readPaymentSettings, { providesTags: ['Fees'] }),
    savePaymentSettings: change(build, contract.savePaymentSettings, changed),
  }),
});

export const {
  useReadDraftFeesQuery,
  useChooseFeesMutation,
  useStartPaymentMutation,
  useRefreshPaymentsMutation,
  useRemoveWaiverMutation,
  useReadFiledFeesQuery,
  useChangeFeeMutation,
  useDecideWaiverMutation,
  useReadReconciliationQuery,
  useSettleDifferenceMutation,
  useReadPaymentSettingsQuery,
  useSavePaymentSettingsMutation,
} = paymentsApi;
