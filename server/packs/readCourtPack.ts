import { desc, eq } from 'drizzle-orm';
import type { listCategories as categoriesAsked, OfferedCategory } from '#contract/caseCategories';
import type { InputOf } from '#contract/endpoint';
import type { ReadCourtPack } from '#contract/packs';
import { packFormat } from '#contract/packs';
import { ownItems } from '#domain/practice/changedPack';
import { findCourtId } from '#server/courts/findCourt';
import { courtPackVersions } from '#server/db/schema/courtPacks';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findPack } from './findPack.ts';

const historyShown = 20;

/** The pack of the administrator's court, with its history. */
export async function readCourtPack(db: Db, { court_id }: Actor): Promise<ReadCourtPack> {
  const { pack, builtIn, changes, version } = await findPack(db, court_id);
  const versions = await db
    .select()
    .from(courtPackVersions)
    .where(eq(courtPackVersions.court_id, court_id))
    .orderBy(desc(courtPackVersions.version))
    .limit(historyShown);
  const names = await findNames(
    db,
    versions.map(({ changed_by }) => changed_by),
  );
  return {
    pack: { pack_format: packFormat, ...pack },
    own: ownItems(builtIn, changes),
    version,
    history: versions.map((one) => ({
      version: one.version,
      at: one.changed_at.toISOString(),
      by: names.get(one.changed_by) ?? null,
      change: one.change,
    })),
  };
}

/** The active categories of a court; without one, of the viewer's. */
export async function listCategories(
  db: Db,
  viewer: Actor,
  { case_type, court_id = viewer.court_id }: InputOf<typeof categoriesAsked>,
): Promise<{ categories: OfferedCategory[] }> {
  const { pack } = await findPack(db, await findCourtId(db, court_id));
  const offered = pack.categories.filter((one) => one.active && (!case_type || one.case_type === case_type));
  return {
    categories: offered.map(({ id, code, label, group, case_type }) => ({ id, code, label, group, case_type })),
  };
}
