import { z } from 'zod';

/** What CourtListener's REST API v4 answers, as far as the portal reads it. Everything else is left alone. */

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const SearchPage = z.object({
  count: z.number().int(),
  next: z.string().nullable(),
  results: z.array(
    z.object({
      cluster_id: z.number().int(),
      absolute_url: z.string(),
      caseName: text,
      citation: z
        .array(z.string())
        .nullish()
        .transform((value) => value ?? []),
      court: text,
      court_id: text,
      court_jurisdiction: text,
      dateFiled: text,
      docketNumber: text,
      syllabus: text,
      opinions: z
        .array(z.object({ snippet: text }))
        .nullish()
        .transform((value) => value ?? []),
    }),
  ),
});
export type SearchPage = z.infer<typeof SearchPage>;

/** One citation of a look-up. `status`: 200 one decision, 300 several, 404 unknown, 400 unknown reporter, 429 too many. */
export const LookUp = z.array(
  z.object({
    citation: z.string(),
    normalized_citations: z.array(z.string()).default([]),
    status: z.number().int(),
    error_message: text,
    clusters: z
      .array(
        z.object({
          id: z.number().int(),
          absolute_url: z.string(),
          case_name: text,
          case_name_full: text,
          date_filed: text,
          date_filed_is_approximate: z
            .boolean()
            .nullish()
            .transform((value) => value ?? false),
          docket_id: z
            .number()
            .int()
            .nullish()
            .transform((value) => value ?? null),
          citations: z
            .array(z.object({ volume: z.union([z.string(), z.number()]), reporter: z.string(), page: z.string() }))
            .nullish()
            .transform((value) => value ?? []),
        }),
      )
      .nullish()
      .transform((value) => value ?? []),
  }),
);
export type LookUp = z.infer<typeof LookUp>;

/** A docket, of which the portal needs only the court. */
export const DocketCourt = z.object({ court_id: text, court: text });

/** Body of a 429 on the look-up, which counts citations and not calls. */
export const Throttled = z.object({ wait_until: z.iso.datetime({ offset: true, local: true }).optional() });
