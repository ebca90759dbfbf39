import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dispositionIds, lapseReasons, type RulingDetails, rulingStages } from '#domain/rulings/dispositions';
import { tentativePractices } from '#domain/rulings/tentatives/tentativeRules';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/**
 * A judge’s rulings on motions. A motion can have several: taken under submission, then granted. Its present one is
 * the final ruling without `superseded_at`.
 */
export const rulings = pgTable(
  'rulings',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The motion. */
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    /** Whose ruling it is. */
    judge_id: person('judge_id').notNull(),
    disposition: oneOf('disposition', dispositionIds).notNull(),
    stage: oneOf('stage', rulingStages).notNull().default('draft'),
    /** The judge’s own words. */
    reasons: text('reasons').notNull().default(''),
    details: jsonb('details').$type<RulingDetails>().notNull().default({}),
    /** The day on which the matter was submitted, if the ruling takes it under submission. */
    submitted_on: date('submitted_on', { mode: 'string' }),
    /** The clock of domain/rulings that runs on the judge, and the last day under it. */
    clock: text('clock'),
    due_on: date('due_on', { mode: 'string' }),
    /** The docket entry of a final ruling. */
    entry_id: uuid('entry_id').references(() => docketEntries.id),
    prepared_by: person('prepared_by').notNull(),
    prepared_at: moment('prepared_at').notNull(),
    /** When a tentative ruling becomes public at the court’s hour; null if it does not. */
    publish_at: moment('publish_at'),
    /** Who of the judge’s chambers drafted a tentative ruling; null where the judge wrote it. */
    drafted_by: person('drafted_by'),
    /** Whether it is a draft of chambers staff that the judge has not made the tentative ruling. */
    awaits_judge: boolean('awaits_judge').notNull().default(false),
    ruled_at: moment('ruled_at'),
    superseded_at: moment('superseded_at'),
    /** When a held ruling takes effect; until then it can be undone. */
    takes_effect_at: moment('takes_effect_at'),
    /** When a tentative ruling became public. */
    published_at: moment('published_at'),
    /** Whether a tentative ruling directs the parties to argue; then no one needs to give notice. */
    directs_argument: boolean('directs_argument').notNull().default(false),
    /** Why it never took effect. */
    lapsed_because: oneOf('lapsed_because', lapseReasons),
    version: version(),
  },
  (t) => [
    uniqueIndex('rulings_one_present').on(t.filing_id).where(sql`${t.stage} = 'final' and ${t.superseded_at} is null`),
    // Of two judges who rule at the same moment, one is refused.
    uniqueIndex('rulings_one_held').on(t.filing_id).where(sql`${t.stage} = 'draft'`),
    uniqueIndex('rulings_one_tentative')
      .on(t.filing_id)
      .where(sql`${t.stage} = 'tentative' and ${t.superseded_at} is null`),
    index('rulings_held_by').on(t.judge_id, t.takes_effect_at).where(sql`${t.stage} = 'draft'`),
    index('rulings_case').on(t.case_id, t.ruled_at),
    index('rulings_hearing').on(t.hearing_id),
    index('rulings_submitted')
      .on(t.judge_id, t.due_on)
      .where(
        sql`${t.stage} = 'final' and ${t.superseded_at} is null and ${t.disposition} in ('submitted', 'deferred')`,
      ),
    index('rulings_publishing').on(t.publish_at).where(sql`${t.stage} = 'tentative'`),
    index('rulings_unpublished')
      .on(t.court_id)
      .where(sql`${t.stage} = 'tentative' and ${t.superseded_at} is null and ${t.published_at} is null`),
    index('rulings_published')
      .on(t.court_id, t.published_at)
      .where(sql`${t.stage} = 'tentative' and ${t.published_at} is not null`),
    check(
      'rulings_awaiting',
      sql`not ${t.awaits_judge} or (${t.stage} in ('tentative', 'withdrawn') and ${t.publish_at} is null and ${t.published_at} is null)`,
    ),
    check('rulings_held', sql`${t.stage} <> 'draft' or ${t.takes_effect_at} is not null`),
    check('rulings_final', sql`(${t.stage} = 'final') = (${t.ruled_at} is not null)`),
    check('rulings_submission', sql`${t.disposition} <> 'submitted' or ${t.submitted_on} is not null`),
  ],
);

/** Notices of a party’s intent to argue at the hearing of a published tentative ruling. */
export const appearanceNotices = pgTable(
  'appearance_notices',
  {
    id: id(),
    ruling_id: uuid('ruling_id')
      .notNull()
      .references(() => rulings.id),
    person_id: person('person_id').notNull(),
    /** The issues that the person wants to argue; empty if not stated. */
    issues: text('issues').notNull(),
    given_at: moment('given_at').notNull(),
  },
  (t) => [uniqueIndex('appearance_notices_once').on(t.ruling_id, t.person_id)],
);

/** What a court sets for itself about tentative rulings; null where the rule of its system applies. */
export const courtTentatives = pgTable('court_tentatives', {
  court_id: court().primaryKey(),
  practice: oneOf('practice', tentativePractices),
  /** HH:MM on the court day before the hearing. */
  publish_time: text('publish_time'),
  notice_time: text('notice_time'),
  authority: text('authority'),
  version: version(),
});
