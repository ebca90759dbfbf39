import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Files, reads and decides the next few planned filings of the sample court, and asks for those after them. */
export const sampleFilingsJob = defineJob(
  'make_sample_filings',
  z.object({ today: z.iso.date(), from: z.int().min(0), of: z.int().min(0) }),
);
