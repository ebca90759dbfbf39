import type { TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { entryServiceAssignments } from '../entryServiceAssignments.ts';

/** Gives notice of the docket entries made so far, and sends what is due. */
export const giveNotices = ({ db, services }: TestServer): Promise<void> =>
  workOffJobs(db, entryServiceAssignments(services));
