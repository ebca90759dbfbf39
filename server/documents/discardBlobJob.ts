import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { defineJob } from '#server/kernel/ports/Job';

/** Removing the bytes of a document that nothing in the record names any more. */
export const discardBlobJob = defineJob('discard_blob', z.object({ sha256: z.string() }));

/** How long a new blob is left alone: its writer may not have committed the reference to it yet. */
export const blobGraceMs = dayMs;
