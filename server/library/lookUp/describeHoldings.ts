import { count, inArray } from 'drizzle-orm';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import { say } from '#domain/messages/say';
import { authorities as entries, libraryVolumes } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';

/** What the library holds, and whether that is nothing at all. */
export async function describeHoldings(db: Db): Promise<{ coverage: SourceCoverage; empty: boolean }> {
  const kinds = await db
    .select({ kind: entries.kind, n: count() })
    .from(entries)
    .where(inArray(entries.kind, ['Case Law', 'Statutes', 'Regulations', 'Local Rules']))
    .groupBy(entries.kind);
  const decisions = kinds.find(({ kind }) => kind === 'Case Law')?.n ?? 0;
  const laws = kinds.reduce((sum, { kind, n }) => sum + (kind === 'Case Law' ? 0 : n), 0);
  const volumes = await db.$count(libraryVolumes);
  return {
    coverage: say('coverage.library', { decisions, laws, volumes }),
    empty: decisions === 0 && volumes === 0,
  };
}
