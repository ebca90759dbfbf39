import { z } from 'zod';

/** The error response of /api/v1: problem details (RFC 9457). Programs compare `type` or `code`, never the text. */
export const Problem = z.object({
  type: z.string().meta({ description: 'Stable: `urn:assize:problem:` followed by the code.' }),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  instance: z.string().optional().meta({ description: 'The path that was called.' }),
  code: z.string(),
  requestId: z
    .string()
    .optional()
    .meta({ description: 'The same as X-Request-Id. It identifies the request in the server’s log.' }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'The fields with errors.' }),
  details: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;
