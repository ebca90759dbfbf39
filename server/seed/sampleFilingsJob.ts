import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Files, reads and decides the next few planned filings of the sample court, and asks for those after them. */
export const sampleFilingsJob = defineJob(
  'make_sample_filings',
  z.object({ today: z.iso.date(), from: z.int().min(0), of: z.int().min(0) }),
);

/** The key of a job in the queue. It states the progress, because the queue shows the keys of its jobs and not their data. */
export function keyOf({ from, of }: { from: number; of: number }): string {
  return `sample-court:${from}/${of}`;
}

/** The progress that a key states; null for another key. */
export function readKey(key: string): { made: number; of: number } | null {
  const found = /^sample-court:(\d+)\/(\d+)$/.exec(key);
  return found && { made: Number(found[1]), of: Number(found[2]) };
}
