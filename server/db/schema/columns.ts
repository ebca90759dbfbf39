import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that many tables have. */

export const id = () => uuid('id').primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const created = () => moment('created_at').notNull().defaultNow();
/** Counts up with each change, so that a change based on an older state can be refused. */
export const version = () => integer('version').notNull().default(1);
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A text with a closed set of values, to which a CHECK constraint holds the database (`schema.test.ts`). */
export const oneOf = <Value extends string, Values extends readonly [Value, ...Value[]]>(
  name: string,
  values: Values,
) => text(name, { enum: values });
