import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { version } from './columns.ts';

/** The courts of the installation. */

export const courts = pgTable('courts', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  division: text('division'),
  level: text('level').$type<CourtLevel>().notNull(),
  jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
  county: text('county'),
  /** IANA name. */
  time_zone: text('time_zone').notNull(),
  /** The court's address, line by line, as on an envelope. */
  address_lines: text('address_lines').array().notNull().default(sql`'{}'`),
  version: version(),
});
