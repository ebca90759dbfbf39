import { z } from 'zod';

/** The requested page of a list and its size. */
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

/** The number of entries and pages of a list. */
export const PageCounts = { total: z.number().int(), total_pages: z.number().int() };
