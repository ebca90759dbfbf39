import { createHash } from 'node:crypto';
import { eq, notInArray, sql } from 'drizzle-orm';
import { citationKey } from '#domain/citations/citationKey';
import { lockName } from '#server/db/lockName';
import { authorities, authorityCitations, libraryEditions } from '#server/db/schema/library';
import type { Needs } from '#server/kernel/needs';
import type { Entry } from './entries/Entry.ts';
import { libraryEntries } from './entries/libraryEntries.ts';

const atOnce = 200;

/**
 * Updates the built-in library to the portal's edition, once for each edition. Authorities keep their identity from one
 * edition to the next, so that links to them last.
 */
export async function ensureLibrary(
  { db, now }: Needs<'db' | 'now'>,
  entries: readonly Entry[] = libraryEntries,
): Promise<void> {
  const edition = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
  const [held] = await db.select().from(libraryEditions).where(eq(libraryEditions.edition, edition));
  if (held) return;
  await db.transaction(async (tx) => {
    // Several processes may start at the same time.
    await lockName(tx, 'research library');
    const rows = entries.map((entry) => toRow(entry, now()));
    for (let from = 0; from < rows.length; from += atOnce) {
      const written = await tx
        .insert(authorities)
        .values(rows.slice(from, from + atOnce))
        .onConflictDoUpdate({ target: authorities.key, set: everyColumn })
        .returning({ id: authorities.id, key: authorities.key });
      const byKey = new Map(written.map(({ id, key }) => [key, id]));
      const slice = entries.slice(from, from + atOnce);
      for (const id of byKey.values())
        await tx.delete(authorityCitations).where(eq(authorityCitations.authority_id, id));
      const citations = slice.flatMap((entry) =>
        [...new Set(entry.citations.map(citationKey))].map((citation_key) => ({
          citation_key,
          authority_id: byKey.get(keyOf(entry))!,
        })),
      );
      if (citations.length > 0) await tx.insert(authorityCitations).values(citations);
    }
    await tx.delete(authorities).where(notInArray(authorities.key, entries.map(keyOf)));
    await tx.delete(libraryEditions);
    await tx.insert(libraryEditions).values({ edition, loaded_at: now() });
  });
}

const everyColumn = Object.fromEntries(
  ['kind', 'jurisdiction', 'court', 'title', 'citation_line', 'dated', 'only_year', 'source_url', 'body'].map(
    (name) => [name, sql.raw(`excluded.${name}`)],
  ),
);

export function keyOf({ jurisdiction, citations }: Entry): string {
  return `${jurisdiction} ${citationKey(citations[0]!)}`;
}

function toRow(entry: Entry, added_at: Date) {
  const only_year = entry.dated?.length === 4;
  return {
    key: keyOf(entry),
    kind: entry.kind,
    jurisdiction: entry.jurisdiction,
    court: entry.court,
    title: entry.title,
    citation_line: entry.citations.join('; '),
    dated: only_year ? `${entry.dated}-01-01` : entry.dated,
    only_year,
    source_url: entry.source_url,
    body: entry.passages.join('\n'),
    added_at,
  };
}
