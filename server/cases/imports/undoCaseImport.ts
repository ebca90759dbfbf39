import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { caseImports } from '#server/db/schema/caseImports';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findCaseImport, type StoredCaseImport } from './applyCaseImport.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
export type Undone = { removed: number; left: number };
type Case = { case_key: string; target_id: string };

const casesAtOnce = 100;
const referenced = '23503';

/**
 * Removes the cases of an import that no one has worked on since, some in each transaction. A case that was changed, or
 * that another record names, stays with everything that the import added to it.
 */
export async function undoCaseImport(needs: Tools, id: string): Promise<Undone> {
  const { db, now } = needs;
  const found = await findCaseImport(db, id);
  const undone: Undone = { removed: 0, left: 0 };
  for (let after = ''; ; ) {
    const batch = await db.transaction((tx) => undoBatch(tx, needs, found, after));
    if (batch.last === null) break;
    after = batch.last;
    undone.removed += batch.removed;
    undone.left += batch.left;
  }
  await db.update(caseImports).set({ state: 'undone', undone_at: now() }).where(eq(caseImports.id, id));
  return undone;
}

async function undoBatch(tx: Db, needs: Tools, { id, court_id, source }: StoredCaseImport, after: string) {
  const { rows } = await tx.execute<Case>(sql`
    select case_key, target_id from case_import_rows
    where import_id = ${id} and file = 'cases' and result = 'new' and target_id is not null and case_key > ${after}
    order by case_key limit ${casesAtOnce}`);
  let removed = 0;
  for (const one of rows) if (await removeCase(tx, id, one)) removed++;
  const left = rows.length - removed;
  if (rows.length > 0) {
    const subject = { subject_type: 'court', subject_id: court_id } as const;
    const values = { source, removed, left };
    await recordActivity(tx, needs, 'portal', { action: 'case_import_undone', values, court_id, ...subject });
  }
  return { removed, left, last: rows.at(-1)?.case_key ?? null };
}

/** Whether it was removed. The foreign keys of the other tables state whether a record names it. */
async function removeCase(tx: Db, import_id: string, { case_key, target_id }: Case): Promise<boolean> {
  try {
    return await tx.transaction(async (part) => {
      const { rows } = await part.execute<{ same: boolean }>(isUnchanged(import_id, case_key, target_id));
      if (!rows[0]?.same) return false;
      await part.execute(
        sql`delete from party_counsel where party_id in (select id from parties where case_id = ${target_id})`,
      );
      await part.execute(sql`delete from parties where case_id = ${target_id}`);
      await part.execute(sql`delete from docket_entries where case_id = ${target_id}`);
      await part.execute(sql`delete from cases where id = ${target_id}`);
      await part.execute(sql`
        update case_import_rows set result = 'undone', target_id = null
        where import_id = ${import_id} and case_key = ${case_key} and result = 'new'`);
      return true;
    });
  } catch (error) {
    if (codeOf(error) === referenced) return false;
    throw error;
  }
}

/** The case has exactly what the import added, and none of it was changed. */
const isUnchanged = (import_id: string, case_key: string, case_id: string) => {
  const added = (file: string) => sql`(select count(*) from case_import_rows r where r.import_id = ${import_id}
    and r.case_key = ${case_key} and r.file = ${file} and r.target_id is not null and r.result = 'new')`;
  return sql`
    select c.version = 1
      and (select count(*) filter (where version = 1) = ${added('docket')} and count(*) = ${added('docket')}
        from docket_entries where case_id = ${case_id})
      and (select count(*) filter (where version = 1) = ${added('parties')} and count(*) = ${added('parties')}
        from parties where case_id = ${case_id})
      and (select count(*) filter (where k.ended_on is null) = ${added('counsel')} and count(*) = ${added('counsel')}
        from party_counsel k join parties p on p.id = k.party_id where p.case_id = ${case_id}) as same
    from cases c where c.id = ${case_id} for update`;
};

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}
