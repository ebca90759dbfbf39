import { eq, type SQL, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { caseImports } from '#server/db/schema/caseImports';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { addCases, addCounsel, addEntries, addParties } from './addCaseRecords.ts';
import { CaseImportRefused } from './CaseImportRefused.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

export type StoredCaseImport = typeof caseImports.$inferSelect;

/** Rows that one transaction adds, as counts by file. */
export type Added = { cases: number; parties: number; counsel: number; docket: number };

const casesAtOnce = 200;

/**
 * Adds the new rows of an import, some cases with everything that belongs to them in each transaction. The transaction
 * also notes what each row became, so an import that was interrupted continues after its last batch, and nothing comes
 * twice.
 */
export async function applyCaseImport(
  needs: Tools,
  id: string,
  onBatch: (added: Added) => void | Promise<void> = () => {},
): Promise<void> {
  const { db, now } = needs;
  const found = await findCaseImport(db, id);
  if (found.state === 'undone') throw new CaseImportRefused('This import was undone. Start another one.');
  await db.update(caseImports).set({ state: 'applying' }).where(eq(caseImports.id, id));
  for (;;) {
    const added = await db.transaction((tx) => applyBatch(tx, needs, found));
    if (!added) break;
    await onBatch(added);
  }
  await db.update(caseImports).set({ state: 'applied', applied_at: now() }).where(eq(caseImports.id, id));
}

export async function findCaseImport(db: Db, id: string): Promise<StoredCaseImport> {
  const [found] = await db.select().from(caseImports).where(eq(caseImports.id, id));
  if (!found) throw new CaseImportRefused(`There is no import ${id}.`);
  return found;
}

async function applyBatch(tx: Db, needs: Tools, { id, court_id, source }: StoredCaseImport): Promise<Added | null> {
  // One process works on an import at a time; another waits, and then finds other rows.
  await tx.select({ id: caseImports.id }).from(caseImports).where(eq(caseImports.id, id)).for('update');
  const { rows } = await tx.execute<{ case_key: string }>(sql`
    select distinct case_key from case_import_rows
    where import_id = ${id} and result = 'new' and target_id is null and case_key is not null
    order by case_key limit ${casesAtOnce}`);
  if (rows.length === 0) return null;
  const keys = sql`array(select jsonb_array_elements_text(${JSON.stringify(rows.map(({ case_key }) => case_key))}::jsonb))`;
  await leaveOutTaken(tx, { id, court_id, keys });
  await tx.execute(sql`
    update case_import_rows set target_id = gen_random_uuid()
    where import_id = ${id} and result = 'new' and target_id is null and case_key = any(${keys})`);
  const batch = { import_id: id, court_id, keys, at: needs.now() };
  const added: Added = {
    cases: await addCases(tx, batch),
    parties: await addParties(tx, batch),
    counsel: await addCounsel(tx, batch),
    docket: await addEntries(tx, batch),
  };
  const subject = { subject_type: 'court', subject_id: court_id } as const;
  await recordActivity(tx, needs, 'portal', {
    action: 'cases_imported',
    values: { source, ...added },
    court_id,
    ...subject,
  });
  return added;
}

/** A case whose number was taken since the comparison is a conflict, and what belongs to it is left out. */
async function leaveOutTaken(
  tx: Db,
  { id, court_id, keys }: { id: string; court_id: string; keys: SQL },
): Promise<void> {
  await tx.execute(sql`
    with taken as (
      update case_import_rows r set result = 'conflict',
        problems = jsonb_build_array(jsonb_build_object('field', 'case_number', 'code', 'number_taken'))
      where r.import_id = ${id} and r.file = 'cases' and r.result = 'new' and r.target_id is null and r.case_key = any(${keys})
        and exists (select from cases c where c.court_id = ${court_id}
          and bare_number(c.case_number) = bare_number(r."values"->>'case_number'))
      returning r.case_key
    )
    update case_import_rows r set result = 'invalid',
      problems = jsonb_build_array(jsonb_build_object('field', 'case_source_id', 'code', 'no_case'))
    where r.import_id = ${id} and r.file <> 'cases' and r.result = 'new' and r.case_key in (select case_key from taken)`);
}
