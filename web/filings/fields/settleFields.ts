import type { AppThunk } from '#web/store.ts';
import { filingsApi } from '../filingsApi.ts';
import { fieldWork } from './fieldWork.ts';
import { sendSaves } from './sendSaves.ts';

/** Sends pending changes and returns the resulting version of the filing; null if a change cannot be sent now. */
export function settleFields(filingId: string): AppThunk<Promise<number | null>> {
  return async (dispatch, getState) => {
    await dispatch(sendSaves(filingId));
    if (fieldWork.of(filingId).saves.length > 0) return null;
    return filingsApi.endpoints.readFiling.select({ id: filingId })(getState()).data?.version ?? 0;
  };
}
