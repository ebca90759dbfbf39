import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { attorneys } from '#server/db/schema/attorneys';

/** Values of a person's entry on the roster of a court, as part of a query; null for a person without one. */

export const rosterNumberOf = (person_id: PgColumn, court_id: PgColumn): SQL<string | null> =>
  sql`(select a.bar_number from ${attorneys} a where ${isOf(person_id, court_id)})`;

export const rosterTypeOf = (person_id: PgColumn, court_id: PgColumn): SQL<string | null> =>
  sql`(select a.type from ${attorneys} a where ${isOf(person_id, court_id)})`;

const isOf = (person_id: PgColumn, court_id: PgColumn): SQL =>
  sql`a.person_id = ${columnOf(person_id)} and a.court_id = ${columnOf(court_id)}`;
