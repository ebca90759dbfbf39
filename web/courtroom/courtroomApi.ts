import * as contract from '#contract/courtroom';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of the session in the courtroom. */
export const courtroomApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCourtSession: ask(build, contract.readCourtSession, { providesTags: ['Courtroom'] }),
    readCourtRecord: ask(build, contract.readCourtRecord, { providesTags: ['Chambers', 'CourtRecord'] }),
    listOpenTimes: ask(build, contract.listOpenTimes, { keepUnusedDataFor: 0 }),
    enterInCourt: change(build, contract.enterInCourt, {
      invalidatesTags: onSuccess('Courtroom'),
      // The reply is the record: the next key acts on it without another request.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(courtroomApi.util.upsertQueryData('readCourtRecord', { id }, reply.data));
        else dispatch(courtroomApi.util.invalidateTags(['CourtRecord', 'Courtroom']));
      },
    }),
    setPace: change(build, contract.setPace, { invalidatesTags: ['Courtroom', 'Chambers', 'Hearings'] }),
    signMinuteOrder: change(build, contract.signMinuteOrder, {
      invalidatesTags: ['Courtroom', 'CourtRecord', 'Chambers', 'Cases', 'Hearings', 'Activities'],
    }),
  }),
});

export const {
  useReadCourtSessionQuery,
  useReadCourtRecordQuery,
  useListOpenTimesQuery,
  useEnterInCourtMutation,
  useSetPaceMutation,
  useSignMinuteOrderMutation,
} = courtroomApi;
