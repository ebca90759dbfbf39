import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { defineJob } from '#server/kernel/ports/Job';

/** Removing the bytes of a document that nothing in the record names any more. */
export const discardBlobJob = defineJob('discard_blob', z.object({ sha256: z.string() }));

/** So long a blob is left alone after it was put: whoever put it may not have written it down yet. */
export const blobGraceMs = dayMs;
