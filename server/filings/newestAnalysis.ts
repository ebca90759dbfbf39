import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { analyses } from '#server/db/schema/filings';

type Filing = string | SQLWrapper;
type Column = 'id' | 'version_id' | 'state';
type Value<C extends Column> = (typeof analyses.$inferSelect)[C];

/** A value of the newest analysis of a filing, which is the one of its current document, as part of a query. */
export function newestAnalysis<C extends Column>(filing: Filing, column: C): SQL<Value<C>> {
  return sql<Value<C>>`(
    select newest.${sql.identifier(column)} from ${analyses} as newest
    where newest.filing_id = ${sql`${filing}`} order by newest.requested_at desc limit 1)`;
}

/** The ID of the last analysis of a filing that was completed, whatever document it read. */
export function lastReading(filing: Filing): SQL<string> {
  return completed(filing, sql`true`);
}

/** The ID of the last completed analysis of a filing's current document. */
export function currentReading(filing: Filing): SQL<string> {
  return completed(filing, sql`done.version_id = ${newestAnalysis(filing, 'version_id')}`);
}

function completed(filing: Filing, matching: SQL): SQL<string> {
  return sql<string>`(
    select done.id from ${analyses} as done
    where done.filing_id = ${sql`${filing}`} and done.state = 'done' and ${matching}
    order by done.requested_at desc limit 1)`;
}
