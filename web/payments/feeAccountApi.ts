import * as counter from '#contract/counter';
import * as contract from '#contract/feeAccounts';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

// Also after a refusal, such as that of a charge that another clerk changed.
const changed = { invalidatesTags: ['Fees', 'Counter'] } as const;

/** The endpoints of the fee accounts of cases and filings. */
const feeAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCaseFees: ask(build, contract.readCaseFees, { providesTags: ['Fees', 'Counter'] }),
    readFilingFees: ask(build, contract.readFilingFees, { providesTags: ['Fees', 'Counter'] }),
    readCounterOptions: ask(build, counter.readCounterOptions, { keepUnusedDataFor: 30 }),
    assessFee: change(build, contract.assessFee, changed),
    adjustFee: change(build, contract.adjustFee, changed),
    waiveFee: change(build, contract.waiveFee, changed),
    refundFee: change(build, contract.refundFee, changed),
  }),
});

export const {
  useReadCaseFeesQuery,
  useReadFilingFeesQuery,
  useReadCounterOptionsQuery,
  useAssessFeeMutation,
  useAdjustFeeMutation,
  useWaiveFeeMutation,
  useRefundFeeMutation,
} = feeAccountApi;
