import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column with the name of its table. In a query of one table, the library writes columns without it, and a subquery
 * of a fragment would then find its own column of the same name.
 */
export function columnOf(column: PgColumn): SQL {
  return sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`;
}
