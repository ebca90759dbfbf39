import type { AppThunk } from '#web/store.ts';
import { filingsApi } from './filingsApi.ts';

/** A filing was made, none was made, or the court's server was unavailable. */
export type Outcome = { filing_id: string } | 'not_filed' | 'unknown';

/** Milliseconds before each look: the server may still be at work on what it received. */
const pauses = [0, 1000, 2500];

/** Asks the court what became of a submission whose answer was lost. */
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
