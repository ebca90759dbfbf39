import type { AppThunk } from '#web/store.ts';
import type { SentInParts, Target } from './sendInParts.ts';

/** Uploads a file in parts, with the code for it, which is fetched when a file is so large. */
export function sendLargeFile(file: File, target: Target): AppThunk<Promise<SentInParts>> {
  return async (dispatch) => {
    const { sendInParts } = await import('./sendInParts.ts');
    return dispatch(sendInParts(file, target));
  };
}
