import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';

/** The filing of which another one was an attachment before the clerk returned it; null for any other filing. */
export const leadOfFiling = (filing_id: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select attached.attached_to from ${filings} as attached where attached.id = ${filing_id})`;
