import { sql } from 'drizzle-orm';
import { rowKinds } from '#domain/attorneys/imports/importTerms';
import type { RowCounts } from '#domain/attorneys/imports/RowCounts';
import type { Db } from '#server/kernel/Database';

/** How many rows of an import are of each kind, are left out, or still need a decision. */
export async function countKinds(db: Db, import_id: string): Promise<RowCounts> {
  const kinds = rowKinds.map(
    (kind) =>
      sql`count(*) filter (where kind = ${kind} and choice is distinct from 'skip')::int as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<RowCounts>(sql`
    select ${sql.join(kinds, sql`, `)}, count(*)::int as total,
      count(*) filter (where choice = 'skip')::int as skipped,
      count(*) filter (where choice is null)::int as undecided,
      count(*) filter (where choice = 'new')::int as added,
      count(*) filter (where choice = 'update')::int as updated
    from roster_import_rows where import_id = ${import_id}`);
  return rows[0]!;
}
