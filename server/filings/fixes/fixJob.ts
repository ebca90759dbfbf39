import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

/** Prepares a fix: the fixed file, which its filer then compares and applies. */
export const fixJob = defineJob('prepare_fix', z.object({ fix_id: z.uuid() }), { attempts: 2 });
