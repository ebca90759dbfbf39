import { askForLedger, failLedger } from '#server/citations/askForLedger';
import { ledgerJob } from '#server/citations/ledgerJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { checkWhenAnswered } from './checkWhenAnswered.ts';

/** The settings for the ledgers' look-ups at other services. */
export function ledgerAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(ledgerJob, {
      run: async (asked) => {
        await askForLedger(needs, asked);
        await checkWhenAnswered(needs, asked.version_id);
      },
      failed: (asked, reason) => failLedger(needs, asked, reason),
    }),
  ];
}
