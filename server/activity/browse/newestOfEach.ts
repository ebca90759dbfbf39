import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type List = { table: PgTable; at: PgColumn; number: PgColumn };
/** Rows that match, and whose columns have one of the given values. */
export type Part = { matching: SQL | undefined; each: readonly Each[] };
type Each = { column: PgColumn; values: readonly string[] | undefined; type: 'uuid' | 'text' };

/** Up to this many combinations of values are queried one by one, which the database plans best. */
const mostSpelledOut = 12;

/**
 * The numbers of the newest rows of any of the parts, as a subquery. The rows of each person and of each kind are looked
 * up by themselves, each in the order of an index, and the newest of all are taken: one condition over many values would
 * be answered by reading the list from its newest row on, through a million rows where few or none match.
 */
export function newestOfEach(list: List, parts: readonly Part[], limit: number): SQL {
  const asked = parts.flatMap(spellOut).map((part) => newestOfPart(list, part, limit));
  if (asked.length === 0) return sql`(select ${list.number} from ${list.table} where false)`;
  const found = sql.join(asked, sql` union `);
  return sql`(select found.number from (${found}) as found order by found.at desc, found.number desc limit ${limit})`;
}

/**
 * The part once for each combination of its values. The database knows how many rows a value that it is given has, and
 * takes the average for one from a list, which is far from the truth for a clerk with a third of all lines.
 */
function spellOut(part: Part): Part[] {
  const given = part.each.flatMap(({ column, values }) => (values ? [{ column, values }] : []));
  const combinations = given.reduce((product, { values }) => product * values.length, 1);
  if (combinations > mostSpelledOut) return [part];
  return given.reduce<Part[]>(
    (parts, { column, values }) =>
      parts.flatMap(({ matching, each }) =>
        values.map((value) => ({ matching: and(matching, eq(column, value)), each })),
      ),
    [{ matching: part.matching, each: [] }],
  );
}

function newestOfPart({ table, at, number }: List, { matching, each }: Part, limit: number): SQL {
  const given = each.flatMap(({ column, values, type }, index) =>
    values === undefined ? [] : [{ column, values, type: sql.raw(type), name: sql.raw(`each${index}`) }],
  );
  const conditions = and(matching, ...given.map(({ column, name }) => sql`${column} = ${name}.value`));
  const rows = sql`select ${number} as number, ${at} as at from ${table} where ${conditions} order by ${at} desc, ${number} desc limit ${limit}`;
  const lists = given.map(
    ({ values, type, name }) => sql`unnest(${arrayOf(values, type)}) as ${name}(value) cross join `,
  );
  return sql`(select newest.number, newest.at from ${sql.join(lists)}lateral (${rows}) as newest order by newest.at desc, newest.number desc limit ${limit})`;
}

const arrayOf = (values: readonly string[], type: SQL) => {
  const items = values.map((value) => sql`${value}`);
  return sql`array[${sql.join(items, sql`, `)}]::${type}[]`;
};
