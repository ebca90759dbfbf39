import { type Assignment, assign } from '#server/jobs/Job';
import type { Services } from '#server/needs';
import { makeSampleFilings } from './makeSampleFilings.ts';
import { sampleFilingsJob } from './sampleFilingsJob.ts';

/** The work that the sample court asks for. */
export function seedAssignments(services: Services): Assignment[] {
  return [assign(sampleFilingsJob, { run: (payload) => makeSampleFilings(services, payload) })];
}
