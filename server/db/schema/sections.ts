import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SectionConditions } from '#domain/review/SectionRule';
import { id, moment, version } from './columns.ts';
import { court, ofPerson, person } from './references.ts';

/** The review sections of a court, and the rules that route filings to them. */

/** A section of the clerk's office, with its own queue. An archived one keeps its filings until they are decided or moved. */
export const reviewSections = pgTable(
  'review_sections',
  {
    id: id(),
    court_id: court(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    archived: boolean('archived').notNull().default(false),
  },
  (t) => [uniqueIndex('review_sections_name_taken').on(t.court_id, sql`lower(${t.name})`)],
);

/** The routing rules of a court in their order; the first that matches applies. */
export const sectionRules = pgTable(
  'section_rules',
  {
    id: id(),
    court_id: court(),
    section_id: uuid('section_id')
      .notNull()
      .references(() => reviewSections.id),
    position: integer('position').notNull(),
    conditions: jsonb('conditions').$type<SectionConditions>().notNull(),
  },
  (t) => [uniqueIndex('section_rules_position_taken').on(t.court_id, t.position)],
);

/** One row for each court with sections: the version of sections and rules together, and their application to pending filings. */
export const sectionRouting = pgTable(
  'section_routing',
  {
    court_id: court().primaryKey(),
    version: version(),
    changed_by: person('changed_by'),
    changed_at: moment('changed_at').notNull(),
    /** The last application of the rules to pending filings. */
    apply_asked_by: person('apply_asked_by'),
    apply_asked_at: moment('apply_asked_at'),
    apply_finished_at: moment('apply_finished_at'),
    /** Filings to examine, at the time of the request. */
    apply_total: integer('apply_total').notNull().default(0),
    apply_examined: integer('apply_examined').notNull().default(0),
    apply_moved: integer('apply_moved').notNull().default(0),
  },
  (t) => [check('section_routing_progress', sql`${t.apply_moved} <= ${t.apply_examined}`)],
);

/** The sections that a person chose as the default view of the queue. */
export const clerkSections = pgTable(
  'clerk_sections',
  {
    ...ofPerson(),
    section_id: uuid('section_id')
      .notNull()
      .references(() => reviewSections.id),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.section_id] }), index('clerk_sections_section').on(t.section_id)],
);
