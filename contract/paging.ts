import { z } from 'zod';

/** Which page of a list is asked for, and how long a page is. */
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

/** How many entries and pages a list has. */
export const PageCounts = { total: z.number().int(), total_pages: z.number().int() };
