import type { AppThunk } from '#web/store.ts';
import { filingsApi } from './filingsApi.ts';

/** A filing was created, none was created, or the court's server was unavailable. */
export type Outcome = { filing_id: string } | 'not_filed' | 'unknown';

/** Milliseconds before each request: the server may still be processing what it received. */
const pauses = [0, 1000, 2500];

/** Asks the court for the result of a submission whose response was lost. */
export function findOutcome(key: string): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    let outcome: Outcome = 'unknown';
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const looked = dispatch(filingsApi.endpoints.findSubmission.initiate({ key }, { forceRefetch: true }));
      const { data, error } = await looked;
      looked.unsubscribe();
      if (data) return data;
      outcome = error && 'status' in error && error.status === 404 ? 'not_filed' : 'unknown';
    }
    return outcome;
  };
}
