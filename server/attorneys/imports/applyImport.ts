import { sql } from 'drizzle-orm';
import type { RosterImport } from '#contract/rosterImports';
import { dateInZone } from '#domain/days/dateInZone';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { compareRows } from './compareRows.ts';
import { countKinds } from './countKinds.ts';
import { describeImport } from './describeImport.ts';
import { entryValues, setFields } from './entrySql.ts';
import { applyImportJob, type By, byOf, queueOf } from './importJobs.ts';
import { changeImport, findImportForSystem, lockImportAt, type StoredImport } from './importRepository.ts';
import { recordImported } from './importStandings.ts';

const rowsAtOnce = 5000;

/** Starts applying an import in which every row is decided. */
export async function requestApplying(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<{ data: RosterImport }> {
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, { id, version });
    if (!held.counts || held.counts.undecided > 0) throw new Refusal('import_undecided');
    const total = held.counts.total;
    const changed = await changeImport(tx, id, { state: 'applying', done: 0, total, stale: 0, version: version + 1 });
    await addJob(tx, applyImportJob, { id, by: byOf(actor) }, { queue: queueOf(held.court_id) });
    return { data: await describeImport(tx, changed) };
  });
}

type Applied = { id: string; by: By };
type Tools = Needs<'db' | 'config' | 'now'>;

/**
 * Adds and updates the entries of an import in one transaction, in batches with progress. If the process is killed,
 * nothing has changed, and the job starts again. If the roster has changed since the rows were compared, they are
 * compared again, and a person confirms.
 */
export async function applyImport(needs: Tools, { id, by }: Applied): Promise<void> {
  const { db, now } = needs;
  await db.transaction(async (tx) => {
    const held = await findImportForSystem(tx, id);
    if (held?.state !== 'applying') return;
    await lockEntries(tx, id);
    const stale = await findStale(tx, held);
    if (stale.length > 0) return returnToPerson(tx, held, stale);
    const today = dateInZone(now(), await zoneOf(tx, held.court_id));
    for (let from = 0; from < held.total; from += rowsAtOnce) {
      const batch = { id, court_id: held.court_id, from, to: from + rowsAtOnce, today };
      await addEntries(tx, batch);
      await updateEntries(tx, batch);
      // Not in the transaction: people see the progress before it commits.
      await changeImport(db, id, { done: Math.min(held.total, batch.to) });
    }
    await recordImported(tx, { id, by: by.person_id, at: now() });
    const counts = await countKinds(tx, id);
    const applied = { state: 'applied', applied_by: by.person_id, applied_at: now() } as const;
    await changeImport(tx, id, { ...applied, counts, version: held.version + 1 });
    await recordActivity(
      tx,
      needs,
      { ...by, address: null },
      {
        action: 'attorneys_imported',
        subject_type: 'attorney',
        subject_id: 'all',
        values: { count: counts.added + counts.updated, file_name: held.file_name },
      },
    );
  });
}

/** Returns an import that could not be applied to the person who decides on it; nothing has changed. */
export async function failApplying({ db }: Needs<'db'>, id: string): Promise<void> {
  const held = await findImportForSystem(db, id);
  if (held?.state === 'applying')
    await changeImport(db, id, { state: 'ready', failure: 'fault', version: held.version + 1 });
}

/** A separate statement: a row that a statement locks and updates at the same time would be left out of its result. */
async function lockEntries(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    select from attorneys a join roster_import_rows r on r.match_id = a.id
    where r.import_id = ${id} and r.choice = 'update' for update of a`);
}

/** Rows whose entry was changed or deleted, or whose bar number was added, since they were compared. */
async function findStale(tx: Db, { id, court_id }: StoredImport): Promise<number[]> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    select r.position from roster_import_rows r where r.import_id = ${id} and (
      (r.choice = 'update' and not exists (select from attorneys a where a.id = r.match_id and a.version = r.match_version))
      or (r.choice = 'new' and exists (select from attorneys a
        where a.court_id = ${court_id} and bare_bar_number(a.bar_number) = r.bare_number)))`);
  return rows.map(({ position }) => position);
}

async function returnToPerson(tx: Db, { id, court_id, version }: StoredImport, positions: number[]): Promise<void> {
  await compareRows(tx, { import_id: id, court_id, positions });
  const counts = await countKinds(tx, id);
  await changeImport(tx, id, { state: 'ready', counts, stale: positions.length, version: version + 1 });
}

type Batch = { id: string; court_id: string; from: number; to: number; today: string };

const isInBatch = ({ id, from, to }: Batch) =>
  sql`r.import_id = ${id} and r.position > ${from} and r.position <= ${to}`;

/** Active cases begin at zero, because the portal counts them. */
async function addEntries(tx: Db, batch: Batch): Promise<void> {
  await tx.execute(sql`
    with made as (
      update roster_import_rows r set attorney_id = gen_random_uuid(), after_version = 1
      where ${isInBatch(batch)} and r.choice = 'new' returning r.*
    )
    insert into attorneys (id, court_id, full_name, bar_number, status, status_since, type, firm, email)
    select attorney_id, ${batch.court_id}, full_name, bar_number, status,
      coalesce(nullif(status_since, '')::date, ${batch.today}::date), type, nullif(firm, ''), nullif(email, '')
    from made order by position`);
}

/** Sets the chosen values, and keeps those before with the row. A new status without a date has today’s. */
async function updateEntries(tx: Db, batch: Batch): Promise<void> {
  const status_since = sql`case
    when 'status_since' = any(r.fields) then r.status_since::date
    when 'status' = any(r.fields) then ${batch.today}::date else a.status_since end`;
  await tx.execute(sql`
    with old as (
      select r.position, a.id, ${entryValues} as before
      from roster_import_rows r join attorneys a on a.id = r.match_id
      where ${isInBatch(batch)} and r.choice = 'update'
    ), changed as (
      update attorneys a set
        ${setFields({ fields: sql`r.fields`, status_since })},
        version = a.version + 1
      from roster_import_rows r where ${isInBatch(batch)} and r.choice = 'update' and a.id = r.match_id
      returning a.id, a.version
    )
    update roster_import_rows r set attorney_id = old.id, before = old.before, after_version = changed.version
    from old join changed using (id)
    where ${isInBatch(batch)} and r.position = old.position`);
}
