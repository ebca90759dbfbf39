import { sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/Database';

/** Tables of what is read, not of what is done. */
const ofReading = ['access_log', 'sessions', 'session_tokens'];

/** A digest of every table of a court and of the queue of its jobs, by table: two equal ones have the same rows. */
export async function digestOf(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' order by 1`);
  const names = ['graphile_worker.jobs', ...tables.rows.map(({ name }) => name)].filter(
    (name) => !ofReading.includes(name.split('.')[1]!),
  );
  const each = names.map(
    (name) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} t`,
  );
  const { rows } = await db.execute<{ name: string; digest: string | null }>(sql.raw(each.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']));
}
