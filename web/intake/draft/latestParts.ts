import type { DraftDetails } from '#contract/drafts';
import type { AppThunk } from '#web/store.ts';
import { submissionApi } from '../submission/submissionApi.ts';

export type PartVersion = { id: string; version: number };

/** The parts of a submission as the server has them, if they are being requested again after a change made here. */
export function latestParts({ id, version }: DraftDetails): AppThunk<Promise<PartVersion[]>> {
  return async (dispatch, getState) => {
    await dispatch(submissionApi.util.getRunningQueryThunk('readSubmission', { id }));
    const { data } = submissionApi.endpoints.readSubmission.select({ id })(getState());
    const others = (data?.parts ?? []).filter((part) => part.id !== id);
    return [{ id, version }, ...others.map((part) => ({ id: part.id, version: part.version }))];
  };
}
