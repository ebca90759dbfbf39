import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';

type Imported = { id: string; by: string; at: Date };

/**
 * Records the standings that an import set, once its entries are written. The one before ends on the day on which the
 * new one begins; if only the date was corrected, the present one begins on the new date, and the one before it ends then.
 */
export async function recordImported(tx: Db, { id, by, at }: Imported): Promise<void> {
  const changed = sql`r.import_id = ${id} and r.before is not null and 'status' = any(r.fields)`;
  await tx.execute(sql`
    insert into attorney_standings (attorney_id, status, starts_on, source, recorded_at)
    select r.attorney_id, r.before ->> 'status', (r.before ->> 'status_since')::date, 'roster', ${at.toISOString()}::timestamptz
    from roster_import_rows r
    where ${changed} and not exists (select from attorney_standings s where s.attorney_id = r.attorney_id and s.ends_on is null)`);
  await tx.execute(sql`
    update attorney_standings s set ends_on = a.status_since, ended_by_import = ${id}
    from roster_import_rows r join attorneys a on a.id = r.attorney_id
    where ${changed} and s.attorney_id = a.id and s.ends_on is null`);
  const corrected = sql`r.import_id = ${id} and r.before is not null and ${isOnlyDate}`;
  await tx.execute(sql`
    update attorney_standings s set starts_on = a.status_since
    from roster_import_rows r join attorneys a on a.id = r.attorney_id
    where ${corrected} and s.attorney_id = a.id and s.ends_on is null`);
  await movePreviousEnd(tx, corrected, sql`(r.before ->> 'status_since')::date`);
  await tx.execute(sql`
    insert into attorney_standings (attorney_id, status, starts_on, source, import_id, recorded_by, recorded_at)
    select a.id, a.status, a.status_since, 'import', ${id}, ${by}, ${at.toISOString()}::timestamptz
    from roster_import_rows r join attorneys a on a.id = r.attorney_id
    where r.import_id = ${id} and r.after_version is not null and (r.before is null or 'status' = any(r.fields))`);
}

const isOnlyDate = sql`'status_since' = any(r.fields) and not 'status' = any(r.fields)`;

/** The standing that ended when the present one began, on the day before a correction, ends on the corrected day. */
async function movePreviousEnd(tx: Db, rows: SQL, day: SQL): Promise<void> {
  await tx.execute(sql`
    update attorney_standings s set ends_on = a.status_since
    from roster_import_rows r join attorneys a on a.id = r.attorney_id
    where ${rows} and s.ends_on = ${day} and s.id = (
      select p.id from attorney_standings p where p.attorney_id = a.id and p.ends_on is not null
      order by p.ends_on desc, p.recorded_at desc limit 1)`);
}

/** Removes the standings that an import set from the entries that were restored, whose earlier ones continue. */
export async function restoreStandings(tx: Db, id: string): Promise<void> {
  const restored = sql`r.import_id = ${id} and r.before is not null and r.after_version is null`;
  await tx.execute(sql`
    delete from attorney_standings s using roster_import_rows r
    where ${restored} and s.attorney_id = r.attorney_id and s.import_id = ${id}`);
  await tx.execute(sql`
    update attorney_standings s set ends_on = null, ended_by_import = null from roster_import_rows r
    where ${restored} and s.attorney_id = r.attorney_id and s.ended_by_import = ${id}`);
  await tx.execute(sql`
    update attorney_standings s set starts_on = a.status_since
    from roster_import_rows r join attorneys a on a.id = r.attorney_id
    where ${restored} and 'status_since' = any(r.fields) and s.attorney_id = a.id and s.ends_on is null`);
  await movePreviousEnd(tx, sql`${restored} and ${isOnlyDate}`, sql`r.status_since::date`);
}
