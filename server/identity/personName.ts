import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';

type Name<Id extends AnyColumn> = Id['_']['notNull'] extends true ? string : string | null;

/**
 * The name of the person whose ID is in a column of another table, as part of a query; null where the column is null.
 * The alias and the inner template keep the column apart from those of `people`.
 */
export function personName<Id extends AnyColumn>(id: Id): SQL<Name<Id>> {
  return sql<Name<Id>>`(select named.full_name from ${people} as named where named.id = ${sql`${id}`})`;
}

/** The name of one person. */
export async function findPersonName(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [person] = await db.select({ full_name: people.full_name }).from(people).where(eq(people.id, id));
  return person?.full_name ?? null;
}

/** The email address of a person. */
export async function findEmail(db: Db, id: string): Promise<string | null> {
  const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, id));
  return person?.email ?? null;
}
