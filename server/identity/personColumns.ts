import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { people } from '#server/db/schema/people';

/** The email address of the person whom a column of another table names, if they have one. */
export const personEmail = (person_id: PgColumn): SQL<string | null> =>
  sql`(select p.email from ${people} p where p.id = ${columnOf(person_id)})`;

/** Whether the email address of the person whom a column names is verified. */
export const hasVerifiedEmail = (person_id: PgColumn): SQL<boolean> =>
  sql`exists (select 1 from ${people} p where p.id = ${columnOf(person_id)} and p.email_verified_at is not null)`;

/** Whether the account of the person whom a column names is open. */
export const hasOpenAccount = (person_id: PgColumn): SQL<boolean> =>
  sql`exists (select 1 from ${people} p where p.id = ${columnOf(person_id)} and p.deactivated_at is null)`;
