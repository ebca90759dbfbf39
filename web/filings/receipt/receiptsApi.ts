import * as contract from '#contract/receipts';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for receipts, and for their public verification. */
export const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFilingProgress: ask(build, contract.readFilingProgress, {
      providesTags: (_reply, _error, { id }) => ['Review', 'Filings', { type: 'Filing', id }],
    }),
    readPublicReceipt: ask(build, contract.readPublicReceipt),
    matchFingerprint: change(build, contract.matchFingerprint),
  }),
});

export const { useReadFilingProgressQuery, useReadPublicReceiptQuery, useMatchFingerprintMutation } = receiptsApi;
