import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { courtLevels, jurisdictions } from '#domain/courts/choices';
import { oneOf, version } from './columns.ts';

/** The courts of the installation. */

export const courts = pgTable('courts', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  division: text('division'),
  level: oneOf('level', courtLevels).notNull(),
  jurisdiction: oneOf('jurisdiction', jurisdictions).notNull(),
  county: text('county'),
  /** IANA name. */
  time_zone: text('time_zone').notNull(),
  /** The court's address, line by line, as on an envelope. */
  address_lines: text('address_lines').array().notNull().default(sql`'{}'`),
  version: version(),
});
