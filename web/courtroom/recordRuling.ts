import type { ReplyOf } from '#contract/endpoint';
import type { makeRuling } from '#contract/rulings';
import type { Given } from '#web/calls/Given.ts';
import type { EnterInCourt } from './useRecordQueue.ts';

/** Sends the ruling of the dialog to the record of the hearing instead: the clerk records what the judge ruled. */
export function recordRuling(enter: EnterInCourt, onRecorded: () => void) {
  return async (
    ruling: Given<typeof makeRuling>,
  ): Promise<{ data?: ReplyOf<typeof makeRuling>; error?: unknown } | null> => {
    const { hearing_id: _hearing, version: ruling_version, ...asked } = ruling;
    const { error } = await enter({ does: 'rule', ...asked, ruling_version }, { quiet: true });
    if (error) return { error };
    onRecorded();
    return null;
  };
}
