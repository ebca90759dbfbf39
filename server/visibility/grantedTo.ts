import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { accessGrants } from '#server/db/schema/access';
import { filings } from '#server/db/schema/filings';
import type { Seer } from './Seer.ts';

/** The cases in which an order names the viewer, as a subquery of IDs. */
export const grantedCases = ({ person_id }: Seer): SQL => sql`select named.case_id from ${accessGrants} named
  where named.person_id = ${person_id} and named.case_id is not null and named.ended_at is null`;

/** The filings for which an order names the viewer, as a subquery of IDs. */
export const grantedFilings = ({ person_id }: Seer): SQL => sql`select named.filing_id from ${accessGrants} named
  where named.person_id = ${person_id} and named.filing_id is not null and named.ended_at is null`;

/** Whether the viewer filed the filing in a column. */
export const isFiledBy = (filing_id: SQLWrapper, { person_id }: Seer): SQL =>
  sql`exists (select from ${filings} own where own.id = ${filing_id} and own.filed_by = ${person_id})`;
