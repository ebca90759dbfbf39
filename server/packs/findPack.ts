import { eq } from 'drizzle-orm';
import { builtInPack } from '#domain/practice/builtInPack';
import { type CourtPack, noChanges, type PackChanges } from '#domain/practice/CourtPack';
import { changedPack } from '#domain/practice/changedPack';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import { courtPacks } from '#server/db/schema/courtPacks';
import type { Db } from '#server/kernel/Database';

/** A court's pack, the built-in one that it is based on, and the court's changes. */
export type FoundPack = {
  court: StoredCourt;
  pack: CourtPack;
  builtIn: CourtPack;
  changes: PackChanges;
  version: number;
};

/** The pack of a court of this portal. */
export async function findPack(db: Db, court_id: string): Promise<FoundPack> {
  const [court, [own]] = await Promise.all([
    findCourt(db, court_id),
    db.select().from(courtPacks).where(eq(courtPacks.court_id, court_id)),
  ]);
  const builtIn = builtInPack(court);
  const changes = { ...noChanges, ...own?.changes };
  const version = own?.version ?? 0;
  const pack = changedPack(builtIn, changes);
  const named = version === 0 ? pack : { ...pack, version: `${pack.version}+${version}` };
  return { court, pack: named, builtIn, changes, version };
}

/** A category of a court's pack, also one that is disabled; undefined if there is none. */
export async function findCategory(db: Db, court_id: string, id: string) {
  const { pack } = await findPack(db, court_id);
  return pack.categories.find((one) => one.id === id);
}
