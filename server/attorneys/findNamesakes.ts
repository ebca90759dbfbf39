import { and, eq, sql } from 'drizzle-orm';
import { samePersonName } from '#domain/names/samePersonName';
import { attorneys } from '#server/db/schema/attorneys';
import type { Db } from '#server/kernel/Database';

/** The IDs of a court’s attorneys who have one of these names. */
export async function findNamesakes(db: Db, court_id: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const surnames = sql`(select roster_surname(name) from unnest(${sql.param([...names])}::text[]) name)`;
  const found = await db
    .select({ id: attorneys.id, full_name: attorneys.full_name })
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), sql`${attorneys.surname} in ${surnames}`));
  return found.filter(({ full_name }) => names.some((name) => samePersonName(name, full_name))).map(({ id }) => id);
}
