import { z } from 'zod';

/** What /api/v1 answers when it says no: problem details (RFC 9457). Programs compare `type` or `code`, never words. */
export const Problem = z.object({
  type: z.string().meta({ description: 'Stable; `urn:assize:problem:` and the code.' }),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  instance: z.string().optional().meta({ description: 'The path that was called.' }),
  code: z.string(),
  requestId: z.string().optional().meta({ description: 'As in X-Request-Id; the server’s log knows it.' }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'The fields that are wrong.' }),
  details: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;
