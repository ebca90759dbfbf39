import * as contract from '#contract/draftEnvelope';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import { filingsApi } from '#web/filings/filingsApi.ts';
import type { AppThunk } from '#web/store.ts';

/** The envelope of a draft, which only its owner's open draft reads. */
export const envelopeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readEnvelope: ask(build, contract.readDraftEnvelope, { providesTags: ['Draft'] }),
    searchOwnCases: ask(build, contract.searchOwnCases),
    listFilingCodes: ask(build, contract.listFilingCodes),
    saveEnvelope: change(build, contract.saveDraftEnvelope, {
      invalidatesTags: ['Submission'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        const { draft_version_before, ...envelope } = answered.data;
        dispatch(envelopeApi.util.upsertQueryData('readEnvelope', { id }, envelope));
        dispatch(noteVersion(id, draft_version_before, envelope.draft_version));
      },
    }),
  }),
});

/** The draft on screen has the version that its own change made, unless another window has changed it too. */
function noteVersion(id: string, before: number, after: number): AppThunk {
  return (dispatch, getState) => {
    const { data } = filingsApi.endpoints.readDraft.select({ id })(getState());
    if (data?.version !== before) dispatch(api.util.invalidateTags(['Draft']));
    else dispatch(filingsApi.util.updateQueryData('readDraft', { id }, (draft) => ({ ...draft, version: after })));
  };
}

export const { useReadEnvelopeQuery, useSearchOwnCasesQuery, useListFilingCodesQuery } = envelopeApi;
