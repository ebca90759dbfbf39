import { escapeIdentifier } from 'pg';
import type { Column, ExportedTable } from './readCatalog.ts';

/** A column of JSON can contain the value null, which differs from an empty column and would look the same in a line. */
const jsonNull = `'{"$json": null}'::jsonb`;

/** Texts are ordered by their bytes, so that every server writes the lines in the same order. */
const ordered = ({ name, type }: Column) =>
  type === 'text' || type === 'citext' ? `${escapeIdentifier(name)}::text collate "C"` : escapeIdentifier(name);

const written = ({ name, type }: Column) => {
  const column = escapeIdentifier(name);
  return type === 'jsonb'
    ? `case when ${column} = 'null'::jsonb then ${jsonNull} else ${column} end as ${column}`
    : column;
};

const readBack = ({ name, type }: Column) => {
  const column = `r.${escapeIdentifier(name)}`;
  return type === 'jsonb' ? `case when ${column} = ${jsonNull} then 'null'::jsonb else ${column} end` : column;
};

/** SQL: the lines of a table in the order of its primary key. */
export function linesSql({ name, columns, key }: ExportedTable): string {
  const list = columns.map(written).join(', ');
  const order = key.map(ordered).join(', ');
  return `select row_to_json(l)::text as line from (select ${list} from public.${escapeIdentifier(name)} order by ${order}) l`;
}

/** SQL: inserts the lines of a JSON array ($1) into a table. */
export function insertSql({ name, columns }: ExportedTable): string {
  const table = `public.${escapeIdentifier(name)}`;
  const list = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const values = columns.map(readBack).join(', ');
  return `insert into ${table} (${list}) overriding system value
    select ${values} from json_populate_recordset(null::${table}, $1::json) r`;
}
