import * as batches from '#contract/batches';
import * as days from '#contract/cashDays';
import * as cash from '#contract/cashiering';
import * as contract from '#contract/counter';
import * as deposits from '#contract/deposits';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

// Also after a refusal, such as that of a drawer that is closed.
const changed = { invalidatesTags: ['Counter', 'Fees'] } as const;

/** The endpoints of the counter: documents on paper, payments, and batches. */
export const counterApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIntakes: ask(build, contract.listIntakes, { providesTags: ['Counter'] }),
    readDrawer: ask(build, cash.readDrawer, { providesTags: ['Counter'] }),
    listDrawers: ask(build, cash.listDrawers, { providesTags: ['Counter'] }),
    readDrawerReceipts: ask(build, cash.readDrawerReceipts, { providesTags: ['Counter'] }),
    openDrawer: change(build, cash.openDrawer, changed),
    closeDrawer: change(build, cash.closeDrawer, changed),
    makeReceipt: change(build, cash.makeReceipt, changed),
    voidReceipt: change(build, cash.voidReceipt, changed),
    readCashDay: ask(build, days.readCashDay, { providesTags: ['Counter', 'Fees'] }),
    recordBankDeposit: change(build, days.recordBankDeposit, changed),
    settleDayDifference: change(build, days.settleDayDifference, changed),
    readDeposit: ask(build, deposits.readDeposit, { providesTags: ['Counter'] }),
    openDeposit: change(build, deposits.openDeposit, changed),
    refundDeposit: change(build, deposits.refundDeposit, changed),
    makeSeparatorSheet: change(build, batches.makeSeparatorSheet),
    listBatches: ask(build, batches.listBatches, { providesTags: ['Counter'] }),
    fileBatch: change(build, batches.fileBatch, changed),
    discardBatch: change(build, batches.discardBatch, { invalidatesTags: onSuccess('Counter') }),
  }),
});

export const {
  useListIntakesQuery,
  useReadDrawerQuery,
  useListDrawersQuery,
  useReadDrawerReceiptsQuery,
  useOpenDrawerMutation,
  useCloseDrawerMutation,
  useMakeReceiptMutation,
  useVoidReceiptMutation,
  useReadCashDayQuery,
  useRecordBankDepositMutation,
  useSettleDayDifferenceMutation,
  useReadDepositQuery,
  useOpenDepositMutation,
  useRefundDepositMutation,
  useMakeSeparatorSheetMutation,
  useListBatchesQuery,
  useFileBatchMutation,
  useDiscardBatchMutation,
} = counterApi;
