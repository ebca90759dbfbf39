import type { DraftDetails } from '#contract/drafts';
import { filingsApi } from '#web/filings/filingsApi.ts';
import type { AppThunk } from '#web/store.ts';

/** The draft as the server has it, if it is being requested again after a change made here. */
export function latestDraft(shown: DraftDetails): AppThunk<Promise<DraftDetails>> {
  return async (dispatch, getState) => {
    const asked = { id: shown.id };
    await dispatch(filingsApi.util.getRunningQueryThunk('readDraft', asked));
    return filingsApi.endpoints.readDraft.select(asked)(getState()).data ?? shown;
  };
}
