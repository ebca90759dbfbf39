import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { judgeChallenges } from './caseLife.ts';
import { cases } from './cases.ts';
import { id, moment } from './columns.ts';
import { docketEntries } from './docket.ts';
import { court, person } from './references.ts';

/** Judges who are disqualified in a case. From then on the case is hidden from the judge and the judge's chambers. */
export const judgeDisqualifications = pgTable(
  'judge_disqualifications',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    judge_id: person('judge_id').notNull(),
    judge_name: text('judge_name').notNull(),
    /** As the docket states it. */
    authority: text('authority').notNull(),
    reason: text('reason').notNull(),
    /** The challenge that was granted; null where the judge, or a clerk by order, recorded it. */
    challenge_id: uuid('challenge_id').references(() => judgeChallenges.id),
    entry_id: uuid('entry_id').references(() => docketEntries.id),
    recorded_by: person('recorded_by'),
    recorded_at: moment('recorded_at').notNull(),
    /** The ground that the parties waived, with the authority and the docket entry that contains the waiver. */
    ground: text('ground'),
    waiver_authority: text('waiver_authority'),
    waiver_entry_id: uuid('waiver_entry_id').references(() => docketEntries.id),
    waived_by: person('waived_by'),
    /** From then on the case is not hidden any more. */
    waived_at: moment('waived_at'),
  },
  (t) => [
    uniqueIndex('judge_disqualifications_once').on(t.judge_id, t.case_id).where(sql`${t.waived_at} is null`),
    index('judge_disqualifications_case').on(t.case_id),
    check(
      'judge_disqualifications_waived',
      sql`num_nulls(${t.waived_at}, ${t.waived_by}, ${t.waiver_entry_id}, ${t.waiver_authority}, ${t.ground}) in (0, 5)`,
    ),
  ],
);
