import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { askForSampleFilings } from './askForSampleFilings.ts';
import { makeSampleFilings } from './makeSampleFilings.ts';
import { sampleFilingsJob } from './sampleFilingsJob.ts';

/** Filings created by one job, so that other people's jobs do not wait long. */
const atOnce = 5;

/** The jobs of the sample court. */
export function seedAssignments(services: Services): Assignment[] {
  return [
    assign(sampleFilingsJob, {
      async run({ today, from, of }) {
        const to = Math.min(from + atOnce, of);
        await makeSampleFilings(services, { today, from, to });
        await askForSampleFilings(services.db, { today, from: to, of });
      },
    }),
  ];
}
