import * as contract from '#contract/benchMemos';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of bench memos and of the queue in chambers. */
const memosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBenchMemos: ask(build, contract.listBenchMemos, { providesTags: ['BenchMemos'] }),
    startBenchMemo: change(build, contract.startBenchMemo, { invalidatesTags: ['BenchMemos'] }),
    readBenchMemo: ask(build, contract.readBenchMemo, { keepUnusedDataFor: 0 }),
    saveBenchMemo: change(build, contract.saveBenchMemo, { invalidatesTags: onSuccess('BenchMemos') }),
    moveBenchMemo: change(build, contract.moveBenchMemo, { invalidatesTags: ['BenchMemos'] }),
    readChambersQueue: ask(build, contract.readChambersQueue, { providesTags: ['BenchMemos', 'Orders'] }),
  }),
});

export const {
  useListBenchMemosQuery,
  useStartBenchMemoMutation,
  useReadBenchMemoQuery,
  useSaveBenchMemoMutation,
  useMoveBenchMemoMutation,
  useReadChambersQueueQuery,
} = memosApi;
