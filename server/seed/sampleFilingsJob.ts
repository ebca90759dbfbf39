import { z } from 'zod';
import { defineJob } from '#server/jobs/Job';

/** Files, reads and decides some of the planned filings of the sample court: those from `from` to before `to`. */
export const sampleFilingsJob = defineJob(
  'make_sample_filings',
  z.object({ today: z.iso.date(), from: z.int().min(0), to: z.int().min(0) }),
);
