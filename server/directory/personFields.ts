import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/identity/permissions';
import { columnOf } from '#server/db/columnOf';
import { directoryPeople, directoryRoles } from '#server/db/schema/directory';

/**
 * Values of the person whose ID is in a column of another table, as part of a query. PostgreSQL looks a person up by
 * the primary key for each row that the query returns, so they belong in the selected columns of a page, not in its
 * order.
 */

type Name<Id> = Id extends PgColumn ? (Id['_']['notNull'] extends true ? string : string | null) : string | null;

/** The person's name; null where the column is null. */
export function personName<Id extends PgColumn | SQL>(id: Id): SQL<Name<Id>> {
  return sql<Name<Id>>`(select named.full_name from ${directoryPeople} as named where named.id = ${inOuter(id)})`;
}

/** The person's email address, if they have one. */
export const personEmail = (id: PgColumn | SQL): SQL<string | null> =>
  sql`(select named.email from ${directoryPeople} as named where named.id = ${inOuter(id)})`;

/** The role that the person has in a court now; null for a person without one, and for a judge who is not verified. */
export const roleOf = (id: PgColumn, court_id: PgColumn): SQL<Role | null> =>
  sql`(select held.role from ${directoryRoles} as held where held.person_id = ${columnOf(id)} and held.court_id = ${columnOf(court_id)})`;

/** The same of a person and a court that are given as values. */
export const roleOfPerson = (person_id: SQL, court_id: SQL): SQL<Role | null> =>
  sql`(select held.role from ${directoryRoles} as held where held.person_id = ${person_id} and held.court_id = ${court_id})`;

/** Whether the person's email address is verified. */
export const hasVerifiedEmail = (id: PgColumn): SQL<boolean> => hasOne(id, sql`named.email_verified_at is not null`);

/** Whether the person's account is open. */
export const hasOpenAccount = (id: PgColumn): SQL<boolean> => hasOne(id, sql`named.deactivated_at is null`);

const hasOne = (id: PgColumn, condition: SQL): SQL<boolean> =>
  sql`exists (select 1 from ${directoryPeople} as named where named.id = ${inOuter(id)} and ${condition})`;

/** Qualified with its table, or the subquery would find another column by that name. */
function inOuter(id: PgColumn | SQL): SQLWrapper {
  return id instanceof PgColumn ? columnOf(id) : id;
}
