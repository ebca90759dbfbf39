import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { mostResponseDays, ownResponseRuns, ownResponseUnits, responseKinds } from '#domain/deadlines/responseTimes';
import { oneOf, version } from './columns.ts';
import { court } from './references.ts';

/** The time that a court sets for the response to motions; without days, it sets none. */
export const courtResponseTimes = pgTable(
  'court_response_times',
  {
    court_id: court(),
    kind: oneOf('kind', responseKinds).notNull(),
    days: integer('days'),
    unit: oneOf('unit', ownResponseUnits),
    runs: oneOf('runs', ownResponseRuns),
    authority: text('authority'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.court_id, t.kind] }),
    check('court_response_times_range', sql`${t.days} BETWEEN 1 AND ${sql.raw(`${mostResponseDays}`)}`),
    check('court_response_times_whole', sql`num_nulls(${t.days}, ${t.unit}, ${t.runs}, ${t.authority}) IN (0, 4)`),
  ],
);
