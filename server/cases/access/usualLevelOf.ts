import type { AccessLevel } from '#domain/access/accessLevels';
import { levelOfCategory } from '#domain/practice/levelOfCategory';
import type { Db } from '#server/kernel/Database';
import { findCategory } from '#server/packs/findPack';

type Categorized = { court_id: string; category: string | null };

/** The level of a case by its category in the court’s pack. */
export async function usualLevelOf(db: Db, { court_id, category }: Categorized): Promise<AccessLevel> {
  const found = category === null ? undefined : await findCategory(db, court_id, category);
  return found ? levelOfCategory(found.confidentiality) : 'public';
}
