import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { undoRosterImport as asked, LeftEntry, RosterImport } from '#contract/rosterImports';
import { recordActivity } from '#server/activity/recordActivity';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeImport } from './describeImport.ts';
import { setFields, valueBefore } from './entrySql.ts';
import { type By, byOf, queueOf, undoImportJob } from './importJobs.ts';
import { changeImport, findImportForSystem, lockImportAt } from './importRepository.ts';
import { restoreStandings } from './importStandings.ts';

const rowsAtOnce = 5000;
const mostListed = 200;

/** Starts undoing an import. Entries that changed since are listed in the refusal, unless the person leaves them. */
export async function requestUndoing(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, version, leave_changed }: InputOf<typeof asked>,
): Promise<{ data: RosterImport }> {
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, { id, version }, ['applied']);
    const left = leave_changed ? [] : await findLeft(tx, id);
    if (left.length > 0) {
      const [total] = (await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${leftEntries(id)}) e`))
        .rows;
      throw new Refusal('import_entries_changed', { total: total!.n, entries: left });
    }
    const changed = await changeImport(tx, id, {
      ...{ state: 'undoing', done: 0, total: held.counts?.total ?? 0, version: version + 1 },
    });
    await addJob(tx, undoImportJob, { id, by: byOf(actor), leave_changed }, { queue: queueOf(held.court_id) });
    return { data: await describeImport(tx, changed) };
  });
}

type Undone = { id: string; by: By; leave_changed: boolean };
type Tools = Needs<'db' | 'config' | 'now'>;

/**
 * Restores the values before an import and removes the entries that it added, in one transaction. Entries changed or
 * used since stay. If they appeared after the person confirmed, the import stays as it is instead.
 */
export async function undoImport(needs: Tools, { id, by, leave_changed }: Undone): Promise<void> {
  const { db, now } = needs;
  await db.transaction(async (tx) => {
    const held = await findImportForSystem(tx, id);
    if (held?.state !== 'undoing') return;
    if (!leave_changed && (await findLeft(tx, id)).length > 0) {
      await changeImport(tx, id, { state: 'applied', version: held.version + 1 });
      return;
    }
    let count = 0;
    for (let from = 0; from < held.total; from += rowsAtOnce) {
      const to = from + rowsAtOnce;
      count += await restoreEntries(tx, id, { from, to });
      count += await removeEntries(tx, id, { from, to });
      // Not in the transaction: people see the progress before it commits.
      await changeImport(db, id, { done: Math.min(held.total, to) });
    }
    await restoreStandings(tx, id);
    const { rows } = await tx.execute<{ left: number }>(sql`
      select count(*)::int as left from roster_import_rows where import_id = ${id} and after_version is not null`);
    const left = rows[0]!.left;
    const undone = { state: 'undone', undone_by: by.person_id, undone_at: now() } as const;
    await changeImport(tx, id, { ...undone, left_rows: left, version: held.version + 1 });
    await recordActivity(
      tx,
      needs,
      { ...by, address: null },
      {
        action: 'attorneys_import_undone',
        subject_type: 'attorney',
        subject_id: 'all',
        values: { count, left, file_name: held.file_name },
      },
    );
  });
}

/** An import that could not be undone stays as it is. */
export async function failUndoing({ db }: Needs<'db'>, id: string): Promise<void> {
  const held = await findImportForSystem(db, id);
  if (held?.state === 'undoing') await changeImport(db, id, { state: 'applied', version: held.version + 1 });
}

/** Entries of an import that cannot be restored, with the reason. A case or a hearing names only entries in use. */
const leftEntries = (id: string) => sql`
  select r.position, r.line, r.attorney_id, coalesce(a.full_name, r.full_name) as full_name,
    coalesce(a.bar_number, r.bar_number) as bar_number,
    case when a.id is null then 'deleted' when a.version <> r.after_version then 'changed' else 'in_use' end as reason
  from roster_import_rows r left join attorneys a on a.id = r.attorney_id
  where r.import_id = ${id} and r.after_version is not null
    and (a.id is null or a.version <> r.after_version
      or (r.before is null and exists (select from roster_uses u where u.attorney_id = a.id)))`;

async function findLeft(tx: Db, id: string): Promise<LeftEntry[]> {
  const { rows } = await tx.execute<LeftEntry>(sql`
    select line, attorney_id, full_name, bar_number, reason from (${leftEntries(id)}) e order by position limit ${mostListed}`);
  return rows;
}

type Batch = { from: number; to: number };

async function restoreEntries(tx: Db, id: string, { from, to }: Batch): Promise<number> {
  const status_since = sql`case when b.fields && array['status', 'status_since']
    then (b.before ->> 'status_since')::date else a.status_since end`;
  const { rows } = await tx.execute(sql`
    with batch as (
      select * from roster_import_rows where import_id = ${id} and position > ${from} and position <= ${to} and before is not null
    ), restored as (
      update attorneys a set
        ${setFields({ fields: sql`b.fields`, valueIn: valueBefore, status_since })},
        version = a.version + 1
      from batch b where a.id = b.attorney_id and a.version = b.after_version
      returning b.position
    )
    update roster_import_rows r set after_version = null from restored
    where r.import_id = ${id} and r.position = restored.position returning r.position`);
  return rows.length;
}

async function removeEntries(tx: Db, id: string, { from, to }: Batch): Promise<number> {
  const { rows } = await tx.execute(sql`
    with removed as (
      delete from attorneys a using roster_import_rows r
      where r.import_id = ${id} and r.position > ${from} and r.position <= ${to} and r.before is null
        and a.id = r.attorney_id and a.version = r.after_version
        and not exists (select from roster_uses u where u.attorney_id = a.id)
      returning r.position
    )
    update roster_import_rows r set after_version = null from removed
    where r.import_id = ${id} and r.position = removed.position returning r.position`);
  return rows.length;
}
