import * as contract from '#contract/chambers';
import { api } from '#web/api.ts';
import { ask, change } from '#web/askContract.ts';

/** A judge's own day, as the screen asks for it. */
export const chambersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChambersDay: ask(build, contract.readChambersDay, { providesTags: ['Chambers'] }),
    readPacket: ask(build, contract.readPacket, { providesTags: ['Chambers'] }),
    readBundle: ask(build, contract.readBundle, { providesTags: ['Chambers'] }),
    listAwaiting: ask(build, contract.listAwaiting, { providesTags: ['Chambers'] }),
    readPaper: ask(build, contract.readPaper, { providesTags: ['Chambers'] }),
    markPaper: change(build, contract.markPaper, { invalidatesTags: ['Chambers', 'Activities'] }),
    unmarkPaper: change(build, contract.unmarkPaper, { invalidatesTags: ['Chambers', 'Activities'] }),
    savePrivateNote: change(build, contract.savePrivateNote, { invalidatesTags: ['Chambers'] }),
  }),
});

export const {
  useReadChambersDayQuery,
  useReadPacketQuery,
  useReadBundleQuery,
  useListAwaitingQuery,
  useReadPaperQuery,
  useMarkPaperMutation,
  useUnmarkPaperMutation,
  useSavePrivateNoteMutation,
} = chambersApi;
