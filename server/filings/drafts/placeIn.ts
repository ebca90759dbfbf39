import { type SQL, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';

/** The place of each filing in a list of IDs, as a value to set. */
export const placeIn = (ids: readonly string[]): SQL<number> =>
  sql<number>`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}], ${filings.id}) - 1`;
