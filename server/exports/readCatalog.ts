import type { ClientBase } from 'pg';
import { exportedTables, leftOutColumns } from './exportPlan.ts';

/** A column of an exported table, as the database defines it. */
export type Column = { name: string; type: string; isGenerated: boolean };

/** An exported table with the columns that an export contains, and those of its primary key. */
export type ExportedTable = { name: string; columns: Column[]; key: Column[] };

const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated <> '' as "isGenerated",
    array_position(k.conkey, a.attnum) as position
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

/** The tables of an export by name, from the database's own catalog. */
export async function readCatalog(client: ClientBase): Promise<ExportedTable[]> {
  type Row = Column & { table: string; position: number | null };
  const { rows } = await client.query<Row>(columnsSql);
  return exportedTables.map((name) => {
    const all = rows.filter(({ table }) => table === name);
    if (all.length === 0) throw new Error(`The database has no table ${name}.`);
    const inKey = all.filter(({ position }) => position !== null);
    return {
      name,
      columns: all.filter((one) => !one.isGenerated && !leftOutColumns[name]?.[one.name]),
      key: inKey.sort((a, b) => a.position! - b.position!),
    };
  });
}
