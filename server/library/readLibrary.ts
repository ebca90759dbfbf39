import { desc, sql } from 'drizzle-orm';
import type { Library } from '#contract/research';
import { authorityKinds } from '#domain/research/authorityKinds';
import { authorities, libraryEditions } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';

/** The library's holdings by type, and the date of its current edition. */
export async function readLibrary(db: Db): Promise<Library> {
  const [counted, [edition]] = await Promise.all([
    db
      .select({ kind: authorities.kind, count: sql<number>`count(*)::int` })
      .from(authorities)
      .groupBy(authorities.kind),
    db.select().from(libraryEditions).orderBy(desc(libraryEditions.loaded_at)).limit(1),
  ]);
  const counts = authorityKinds.map((kind) => ({ kind, count: counted.find((one) => one.kind === kind)?.count ?? 0 }));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    as_of: edition?.loaded_at.toISOString() ?? null,
    counts,
  };
}
