import { and, eq } from 'drizzle-orm';
import type { PackChanges } from '#domain/practice/CourtPack';
import type { PackChange } from '#domain/practice/PackChange';
import { courtPacks, courtPackVersions } from '#server/db/schema/courtPacks';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Stored = { changes: PackChanges; change: PackChange; version: number };

/** Stores a court's changes on top of the version that they are based on, and that version in the history. */
export async function storePack(
  tx: Db,
  { now }: Needs<'now'>,
  { court_id, person_id }: Actor,
  { changes, change, version }: Stored,
): Promise<number> {
  const row = { changes, version: version + 1, changed_at: now(), changed_by: person_id };
  const [stored] =
    version === 0
      ? await tx
          .insert(courtPacks)
          .values({ court_id, ...row })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(courtPacks)
          .set(row)
          .where(and(eq(courtPacks.court_id, court_id), eq(courtPacks.version, version)))
          .returning();
  if (!stored) throw new Refusal('changed_meanwhile');
  await tx.insert(courtPackVersions).values({ court_id, ...row, change });
  return row.version;
}
