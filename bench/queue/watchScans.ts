import type pg from 'pg';

export type Scanned = { table: string; times: number; rows: number };

/** PostgreSQL's statistics of sequential scans; `since` returns those of tables with more than 1,000 rows. */
export async function watchScans(client: pg.Client) {
  const before = new Map((await read(client)).map((one) => [one.table, one]));
  return {
    async since(): Promise<Scanned[]> {
      return (await read(client))
        .map(({ table, times, rows, live }) => ({
          table,
          times: times - (before.get(table)?.times ?? 0),
          rows: rows - (before.get(table)?.rows ?? 0),
          live,
        }))
        .filter(({ times, live }) => times > 0 && live > 1000)
        .map(({ table, times, rows }) => ({ table, times, rows }));
    },
  };
}

async function read(client: pg.Client): Promise<(Scanned & { live: number })[]> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ table: string; times: string; rows: string; live: string }>(
    `select relname as table, seq_scan as times, seq_tup_read as rows, n_live_tup as live from pg_stat_user_tables
     where schemaname = 'public'`,
  );
  return rows.map((row) => ({ table: row.table, times: +row.times, rows: +row.rows, live: +row.live }));
}
