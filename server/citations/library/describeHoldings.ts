import { count, inArray } from 'drizzle-orm';
import { authorities as entries, libraryVolumes } from '#server/db/schema/research';
import type { Db } from '#server/kernel/Database';

/** What the library holds, in one sentence, and whether that is nothing at all. */
export async function describeHoldings(db: Db): Promise<{ coverage: string; empty: boolean }> {
  const kinds = await db
    .select({ kind: entries.kind, n: count() })
    .from(entries)
    .where(inArray(entries.kind, ['Case Law', 'Statutes', 'Regulations', 'Local Rules']))
    .groupBy(entries.kind);
  const decisions = kinds.find(({ kind }) => kind === 'Case Law')?.n ?? 0;
  const laws = kinds.reduce((sum, { kind, n }) => sum + (kind === 'Case Law' ? 0 : n), 0);
  const volumes = await db.$count(libraryVolumes);
  const imported = volumes > 0 ? ` and imported decisions of ${volumes} volumes` : '';
  const builtIn = `the built-in sample of ${decisions} leading decisions and ${laws} statutes and rules`;
  return {
    coverage: `The court’s library: ${builtIn}${imported}${imported ? '' : ', with nothing imported: most decisions that exist are not in it'}.`,
    empty: decisions === 0 && volumes === 0,
  };
}
