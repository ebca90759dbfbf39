import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { caseStates, inactiveReasons } from '#domain/cases/caseStates';
import { challengeSides, challengeStatuses } from '#domain/cases/JudgeChallenge';
import { assignmentMethods, type Dealt, type ExcludedJudge, type RuleJudge } from '#domain/cases/judgeDraw';
import { caseTypes } from '#domain/courts/choices';
import { cases, parties } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** The states of a case, its judges and their challenges, and the rules by which judges are assigned. */

const ofCase = () =>
  uuid('case_id')
    .notNull()
    .references(() => cases.id);

/** Every change of a case's state, in order. Never changed. */
export const caseStateChanges = pgTable(
  'case_state_changes',
  {
    id: id(),
    case_id: ofCase(),
    /** From 1 in each case. */
    number: integer('number').notNull(),
    state: oneOf('state', caseStates).notNull(),
    inactive_reason: oneOf('inactive_reason', inactiveReasons),
    disposition: text('disposition'),
    reason: text('reason').notNull(),
    effective_on: date('effective_on', { mode: 'string' }).notNull(),
    made_by: person('made_by'),
    made_at: moment('made_at').notNull(),
  },
  (t) => [uniqueIndex('case_state_changes_number_taken').on(t.case_id, t.number)],
);

/** How the case ended for one party: each defendant of a criminal case, each opposing party of several. */
export const partyDispositions = pgTable(
  'party_dispositions',
  {
    id: id(),
    case_id: ofCase(),
    /** Null once the party was removed from the case; the name and the role are kept. */
    party_id: uuid('party_id').references(() => parties.id, { onDelete: 'set null' }),
    party_name: text('party_name').notNull(),
    party_role: text('party_role').notNull(),
    disposition: text('disposition').notNull(),
    decided_on: date('decided_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    made_by: person('made_by'),
    made_at: moment('made_at').notNull(),
    /** When a later disposition or a reopening replaced it. */
    vacated_at: moment('vacated_at'),
  },
  (t) => [
    index('party_dispositions_case').on(t.case_id),
    uniqueIndex('party_dispositions_one_in_force').on(t.party_id).where(sql`${t.vacated_at} is null`),
  ],
);

/** The court's rules for the assignment of new cases. The row is locked while a judge is drawn. */
export const judgeRules = pgTable(
  'judge_rules',
  {
    id: id(),
    court_id: court(),
    name: text('name').notNull(),
    /** Empty: all case types. */
    case_types: oneOf('case_types', caseTypes).array().notNull(),
    method: oneOf('method', assignmentMethods).notNull(),
    department: text('department'),
    /** Whether judges who are out of office on the day are left out. */
    skip_absent: boolean('skip_absent').notNull(),
    active: boolean('active').notNull(),
    position: integer('position').notNull(),
    judges: jsonb('judges').$type<{ judge_id: string; weight: number }[]>().notNull(),
    /** The cards already drawn from the deck, by judge. */
    dealt: jsonb('dealt').$type<Dealt>().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('judge_rules_name_taken').on(t.court_id, t.name)],
);

export const assignmentSources = ['rule', 'person', 'vacated'] as const;

/** The log of assignments: who was assigned, and for a draw everything that is needed to repeat it. Never changed. */
export const judgeAssignments = pgTable(
  'judge_assignments',
  {
    id: id(),
    case_id: ofCase(),
    /** From 1 in each case. */
    number: integer('number').notNull(),
    source: oneOf('source', assignmentSources).notNull(),
    /** The rule as of the draw. Rules can be removed; the log is kept. */
    rule_name: text('rule_name'),
    method: oneOf('method', assignmentMethods),
    judge_id: person('judge_id'),
    judge_name: text('judge_name'),
    previous_judge: text('previous_judge'),
    cards: jsonb('cards').$type<RuleJudge[]>().notNull(),
    excluded: jsonb('excluded').$type<ExcludedJudge[]>().notNull(),
    seed: text('seed'),
    /** The place of the drawn card: the seed modulo the number of cards. */
    point: integer('point'),
    reason: text('reason'),
    assigned_by: person('assigned_by'),
    assigned_at: moment('assigned_at').notNull(),
  },
  (t) => [uniqueIndex('judge_assignments_number_taken').on(t.case_id, t.number)],
);

/** Challenges of the assigned judge, with the time limits as they were computed. */
export const judgeChallenges = pgTable(
  'judge_challenges',
  {
    id: id(),
    case_id: ofCase(),
    /** A rule of domain/cases/data/challengeRules. */
    rule_id: text('rule_id').notNull(),
    side: oneOf('side', challengeSides).notNull(),
    party_name: text('party_name').notNull(),
    judge_id: person('judge_id'),
    judge_name: text('judge_name').notNull(),
    filed_on: date('filed_on', { mode: 'string' }).notNull(),
    counted_from: date('counted_from', { mode: 'string' }),
    last_day: date('last_day', { mode: 'string' }),
    late: boolean('late').notNull(),
    decide_by: date('decide_by', { mode: 'string' }),
    /** What it uses up, where the law allows one for each side, party, or case. */
    limit_key: text('limit_key'),
    status: oneOf('status', challengeStatuses).notNull(),
    grounds: text('grounds').notNull(),
    entered_by: person('entered_by'),
    entered_at: moment('entered_at').notNull(),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    decision_reason: text('decision_reason'),
    version: version(),
  },
  (t) => [
    index('judge_challenges_case').on(t.case_id),
    uniqueIndex('judge_challenges_once')
      .on(t.case_id, t.limit_key)
      .where(sql`${t.limit_key} is not null and ${t.status} <> 'denied'`),
  ],
);

/** Who acts for an absent judge. The cases stay with their judge. */
export const judgeCoverage = pgTable(
  'judge_coverage',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    duty_judge_id: person('duty_judge_id').notNull(),
    from_on: date('from_on', { mode: 'string' }).notNull(),
    to_on: date('to_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    set_by: person('set_by'),
    set_at: moment('set_at').notNull(),
  },
  (t) => [
    index('judge_coverage_duty').on(t.duty_judge_id, t.to_on),
    check('judge_coverage_by_another', sql`${t.judge_id} <> ${t.duty_judge_id}`),
    check('judge_coverage_lasts', sql`${t.from_on} <= ${t.to_on}`),
  ],
);
