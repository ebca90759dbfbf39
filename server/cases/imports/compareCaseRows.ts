import { type SQL, sql } from 'drizzle-orm';
import { type CaseProblemCode, importedFiles } from '#domain/cases/imports/caseFields';
import type { Db } from '#server/kernel/Database';

const value = (name: string) => sql`r."values"->>${sql.raw(`'${name}'`)}`;

/** Compares the rows of an import with each other and with the portal. Each step sees what the steps before it found. */
export async function compareCaseRows(tx: Db, id: string, court_id: string): Promise<void> {
  const mark = (result: SQL, field: string, code: CaseProblemCode, where: SQL) =>
    tx.execute(sql`
      update case_import_rows r set result = ${result},
        problems = r.problems || jsonb_build_object('field', ${field}::text, 'code', ${code}::text)
      where r.import_id = ${id} and r.result = 'new' and ${where}`);
  // PostgreSQL has no figures on rows that were just inserted, and would compare each with each.
  await tx.execute(sql`set local enable_nestloop = off`);
  const invalid = sql`'invalid'`;
  const conflict = sql`'conflict'`;

  for (const file of importedFiles) await mark(invalid, 'source_id', 'repeated', isLater(id, file, sql`source_id`));
  await tx.execute(sql`
    update case_import_rows r set result = 'known', target_id = e.target_id from case_import_rows e
    where r.import_id = ${id} and r.result = 'new' and e.origin = r.origin and e.file = r.file
      and e.source_id = r.source_id and e.target_id is not null and e.result = 'new' and e.import_id <> ${id}`);
  await mark(
    conflict,
    'case_number',
    'number_taken',
    sql`r.file = 'cases' and exists (select from cases c where c.court_id = ${court_id}
      and bare_number(c.case_number) = bare_number(${value('case_number')}))`,
  );
  await mark(
    conflict,
    'case_number',
    'number_repeated',
    isLater(id, 'cases', sql`bare_number("values"->>'case_number')`),
  );
  await mark(
    invalid,
    'case_source_id',
    'no_case',
    sql`r.file in ('parties', 'docket') and not ${isFound('cases', sql`r.case_key`)}`,
  );
  await tx.execute(sql`
    update case_import_rows r set case_key = p.case_key from case_import_rows p
    where r.import_id = ${id} and r.file = 'counsel' and r.result = 'new' and p.import_id = ${id} and p.file = 'parties'
      and p.source_id = ${value('party_source_id')} and p.result in ('new', 'known')`);
  await mark(invalid, 'party_source_id', 'no_party', sql`r.file = 'counsel' and r.case_key is null`);
  const numbered = sql`case_key, "values"->>'number'`;
  await mark(
    conflict,
    'number',
    'entry_number_repeated',
    sql`${value('number')} is not null and ${isLater(id, 'docket', numbered)}`,
  );
  await relateEntries(tx, id, mark);
}

type Mark = (result: SQL, field: string, code: CaseProblemCode, where: SQL) => Promise<unknown>;

/** Entries relate only to earlier ones of their case, so that they cannot refer to each other in circles. */
async function relateEntries(tx: Db, id: string, mark: Mark): Promise<void> {
  await tx.execute(sql`
    update case_import_rows r set place = ordered.place from (
      select position, row_number() over (partition by case_key
        order by ("values"->>'number')::int nulls last, "values"->>'filed_on', position)::int as place
      from case_import_rows where import_id = ${id} and file = 'docket' and result in ('new', 'known')) ordered
    where r.import_id = ${id} and r.file = 'docket' and r.position = ordered.position`);
  const related = value('related_source_id');
  const other = (condition: SQL) => sql`exists (select from case_import_rows o where o.import_id = r.import_id
    and o.file = 'docket' and o.source_id = ${related} and o.case_key = r.case_key and o.place is not null and ${condition})`;
  const has = sql`r.file = 'docket' and ${related} is not null`;
  await mark(sql`'invalid'`, 'related_source_id', 'related_missing', sql`${has} and not ${other(sql`true`)}`);
  await mark(sql`'invalid'`, 'related_source_id', 'related_later', sql`${has} and ${other(sql`o.place >= r.place`)}`);
}

/** Whether an earlier row of the file, without a problem so far, has the same values. */
const isLater = (id: string, file: string, values: SQL) => sql`
  r.file = ${file} and r.position = any(array(select position from (
    select position, row_number() over (partition by ${values} order by position) as nth
    from case_import_rows where import_id = ${id} and file = ${file} and result = 'new') o where o.nth > 1))`;

/** Whether the case is among the rows that come, or came, into the portal. Two questions, so that each has its index. */
const isFound = (file: string, source_id: SQL) => sql`(
  exists (select from case_import_rows o where o.import_id = r.import_id and o.file = ${file} and o.source_id = ${source_id}
    and o.result in ('new', 'known'))
  or exists (select from case_import_rows o where o.origin = r.origin and o.file = ${file} and o.source_id = ${source_id}
    and o.target_id is not null and o.result = 'new'))`;
