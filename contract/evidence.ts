import { z } from 'zod';

/** Left, top, right, bottom in points from the top-left corner of the upright page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** The place where a value was read (departure 32). */
export const Evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: z.number().int(), boxes: z.array(Box), quote: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    paragraph: z.number().int(),
    start: z.number().int(),
    end: z.number().int(),
    quote: z.string(),
  }),
]);
export type Evidence = z.infer<typeof Evidence>;
