import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ClerkDecision } from '#domain/pilots/ClerkDecision';
import type { PilotReading } from '#domain/pilots/PilotReading';
import type { PilotTarget } from '#domain/pilots/pilotMetrics';
import { pilotFileProblems, pilotItemStates, pilotVerdicts } from '#domain/pilots/pilotTerms';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Pilots: the portal reads what an existing system files, decides nothing, and is compared with the clerks. */
export const pilots = pgTable(
  'pilots',
  {
    id: id(),
    court_id: court(),
    department: text('department').notNull(),
    /** The name of its folder within that of the court. */
    folder: text('folder').notNull(),
    starts_on: date('starts_on').notNull(),
    ends_on: date('ends_on').notNull(),
    /** The day on which it was ended early. */
    ended_on: date('ended_on'),
    targets: jsonb('targets').$type<PilotTarget[]>().notNull(),
    created_by: person('created_by').notNull(),
    created_at: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('pilots_folder').on(t.court_id, sql`lower(${t.folder})`),
    check('pilots_days', sql`${t.ends_on} > ${t.starts_on}`),
  ],
);

/** The filings that the portal read in a pilot. The same document counts once, under however many names it arrives. */
export const pilotFilings = pgTable(
  'pilot_filings',
  {
    id: id(),
    pilot_id: uuid('pilot_id')
      .notNull()
      .references(() => pilots.id, { onDelete: 'cascade' }),
    /** Null for a file that is too large to be stored. */
    sha256: text('sha256'),
    file_name: text('file_name').notNull(),
    file_size: bigint('file_size', { mode: 'number' }).notNull(),
    taken_at: moment('taken_at').notNull(),
    state: oneOf('state', pilotItemStates).notNull().default('waiting'),
    /** The code of the refusal for which it cannot be read. */
    problem: text('problem'),
    pages: integer('pages'),
    /** How long the portal read and checked it. */
    seconds: doublePrecision('seconds'),
    reading: jsonb('reading').$type<PilotReading>(),
    decision: jsonb('decision').$type<ClerkDecision>(),
    decision_file: text('decision_file'),
  },
  (t) => [
    uniqueIndex('pilot_filings_once').on(t.pilot_id, t.sha256),
    index('pilot_filings_document').on(t.sha256),
    check('pilot_filings_problem', sql`(${t.state} = 'unreadable') = (${t.problem} is not null)`),
    check('pilot_filings_reading', sql`(${t.state} = 'read') = (${t.reading} is not null)`),
    check('pilot_filings_decided', sql`(${t.decision} is null) = (${t.decision_file} is null)`),
  ],
);

/** The files of a pilot's folder as they were when they were taken, so that an unchanged file is not taken again. */
export const pilotFiles = pgTable(
  'pilot_files',
  {
    pilot_id: uuid('pilot_id')
      .notNull()
      .references(() => pilots.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: oneOf('kind', ['document', 'decision']).notNull(),
    /** The name without its extension, by which a decision belongs to its document. */
    stem: text('stem').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    changed_ms: doublePrecision('changed_ms').notNull(),
    filing_id: uuid('filing_id').references(() => pilotFilings.id, { onDelete: 'cascade' }),
    decision: jsonb('decision').$type<ClerkDecision>(),
    problem: oneOf('problem', pilotFileProblems),
    /** The field of a decision that is not valid. */
    problem_field: text('problem_field'),
  },
  (t) => [
    primaryKey({ columns: [t.pilot_id, t.name] }),
    index('pilot_files_by_stem').on(t.pilot_id, t.stem),
    index('pilot_files_of_filing').on(t.filing_id),
  ],
);

/** Who is right in a disagreement, according to a clerk. The last mark on a subject counts. */
export const pilotMarks = pgTable(
  'pilot_marks',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => pilotFilings.id, { onDelete: 'cascade' }),
    /** On what they differ, such as `field:case_number`. */
    subject: text('subject').notNull(),
    verdict: oneOf('verdict', pilotVerdicts).notNull(),
    reason: text('reason').notNull(),
    marked_by: person('marked_by').notNull(),
    marked_at: moment('marked_at').notNull(),
  },
  (t) => [index('pilot_marks_of_filing').on(t.filing_id, t.marked_at)],
);
