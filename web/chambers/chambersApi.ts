import * as contract from '#contract/chambers';
import * as orders from '#contract/orders';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of a judge's day. */
export const chambersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChambersDay: ask(build, contract.readChambersDay, { providesTags: ['Chambers'] }),
    readMyDay: ask(build, contract.readMyDay, { providesTags: ['Chambers'] }),
    readPacket: ask(build, contract.readPacket, { providesTags: ['Chambers'] }),
    readBundle: ask(build, contract.readBundle, { providesTags: ['Chambers'] }),
    listAwaiting: ask(build, contract.listAwaiting, { providesTags: ['Chambers'] }),
    readAwaitingDocument: ask(build, contract.readAwaitingDocument, { providesTags: ['Chambers'] }),
    markDocument: change(build, contract.markDocument, { invalidatesTags: ['Chambers', 'Activities'] }),
    unmarkDocument: change(build, contract.unmarkDocument, { invalidatesTags: ['Chambers', 'Activities'] }),
    openProposedOrder: change(build, orders.openProposedOrder, { invalidatesTags: [] }),
    readOrder: ask(build, orders.readOrder, { providesTags: ['Chambers'] }),
    signOrder: change(build, orders.signOrder, { invalidatesTags: ['Chambers', 'Activities'] }),
    savePrivateNote: change(build, contract.savePrivateNote, { invalidatesTags: ['Chambers'] }),
  }),
});

export const {
  useReadChambersDayQuery,
  useReadMyDayQuery,
  useReadPacketQuery,
  useReadBundleQuery,
  useListAwaitingQuery,
  useReadAwaitingDocumentQuery,
  useMarkDocumentMutation,
  useUnmarkDocumentMutation,
  useSavePrivateNoteMutation,
  useOpenProposedOrderMutation,
  useReadOrderQuery,
  useSignOrderMutation,
} = chambersApi;
