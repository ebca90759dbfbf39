import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Asking CourtListener for the citations of one version. `since`: an older 'not there' is not believed any more. */
export const ledgerJob = defineJob(
  'ask_for_citations',
  z.object({ version_id: z.uuid(), since: z.iso.datetime().nullable() }),
);

export const jobKeyOf = (versionId: string): string => `ledger ${versionId}`;

/** A court's token has one rate limit, so its documents are looked up one after the other. */
export const ledgerQueueOf = (courtId: string): string => `ledger of ${courtId}`.slice(0, 120);
