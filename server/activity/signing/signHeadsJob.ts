import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';
import { signHeads } from './signHeads.ts';

const signHeadsJob = defineJob('sign_record', z.object({}));

const everyMs = 60 * 60_000;

/** Has the record signed within the hour. Only one such job is queued, however many processes request it. */
export async function scheduleSigning({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  await addJob(db, signHeadsJob, {}, { jobKey: signHeadsJob.name, runAt: new Date(now().getTime() + inMs) });
}

/** How the record is signed while the portal runs. */
export function signingAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(signHeadsJob, {
      async run() {
        // Schedules the next run first: if this one fails, it is retried in an hour.
        await scheduleSigning(needs);
        await signHeads(needs);
      },
    }),
  ];
}
