import * as contract from '#contract/orderDrafts';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of orders before signature. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrderDrafts: ask(build, contract.listOrderDrafts, { providesTags: ['Orders'] }),
    listOrderForms: ask(build, contract.listOrderForms),
    readOrderDraft: ask(build, contract.readOrderDraft, { providesTags: ['Orders'], keepUnusedDataFor: 0 }),
    listOrderVersions: ask(build, contract.listOrderVersions, { providesTags: ['Orders'] }),
    compareOrderDrafts: ask(build, contract.compareOrderDrafts, { providesTags: ['Orders'] }),
    startOrderDraft: change(build, contract.startOrderDraft, { invalidatesTags: onSuccess('Orders') }),
    // The editor has what it saved; the lists are fetched again when they are opened.
    saveOrderDraft: change(build, contract.saveOrderDraft),
    moveOrderDraft: change(build, contract.moveOrderDraft, { invalidatesTags: onSuccess('Orders') }),
    sendBackOrder: change(build, contract.sendBackOrder, { invalidatesTags: onSuccess('Orders') }),
    denyOrder: change(build, contract.denyOrder, { invalidatesTags: onSuccess('Orders', 'Cases') }),
  }),
});

export const {
  useListOrderDraftsQuery,
  useListOrderFormsQuery,
  useReadOrderDraftQuery,
  useListOrderVersionsQuery,
  useCompareOrderDraftsQuery,
  useStartOrderDraftMutation,
  useSaveOrderDraftMutation,
  useMoveOrderDraftMutation,
  useSendBackOrderMutation,
  useDenyOrderMutation,
} = ordersApi;
