import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accessLevels } from '#domain/access/accessLevels';
import { caseStates } from '#domain/cases/caseStates';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import { partyEndings } from '#domain/participants/endings';
import { participantKinds } from '#domain/participants/participantKinds';
import { sides } from '#domain/participants/Role';
import { serviceMethods } from '#domain/participants/service';
import { titleForms } from '#domain/participants/titleForms';
import { attorneys } from './attorneys.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Cases, their parties and who is assigned to them. */

export const cases = pgTable(
  'cases',
  {
    id: id(),
    court_id: court(),
    case_number: text('case_number').notNull(),
    title: text('title').notNull(),
    /** Whether the clerk chose the title, so that a change of the participants does not replace it. */
    title_is_set: boolean('title_is_set').notNull().default(false),
    /** The form of the title by rule, if the type and the participants do not show it: a marriage, a trust. */
    title_form: oneOf('title_form', titleForms),
    case_type: oneOf('case_type', caseTypes).notNull(),
    /** The ID of a category of the court's pack; null if none was chosen. */
    category: text('category'),
    /** Who may read the case: the default of its category, or what a court ordered. */
    access: oneOf('access', accessLevels).notNull().default('public'),
    status: oneOf('status', caseStatuses).notNull().default('open'),
    /** The state behind the status; null until a person or the court changes it (domain/cases/caseStates). */
    state: oneOf('state', caseStates),
    /** The case into which it was merged; its number leads there. */
    merged_into_id: uuid('merged_into_id').references((): AnyPgColumn => cases.id),
    judge_name: text('judge_name'),
    /** The judge that the case is assigned to, if that judge has an account; `judge_name` has the name. */
    judge_id: person('judge_id'),
    opened_on: date('opened_on', { mode: 'string' }).notNull(),
    closed_on: date('closed_on', { mode: 'string' }),
    /** How the case ended, in words: judgment, dismissal, settlement. */
    disposition: text('disposition'),
    version: version(),
  },
  (t) => [
    index('cases_judge').on(t.judge_id),
    // Those that are hidden from people who otherwise see cases (server/visibility).
    index('cases_restricted').on(t.court_id, t.id).where(sql`${t.access} in ('court', 'sealed')`),
    // What the public finds, the newest first.
    index('cases_public')
      .on(t.court_id, t.opened_on.desc(), t.id)
      .where(sql`${t.access} = 'public' and ${t.merged_into_id} is null`),
    index('cases_opened').on(t.court_id, t.opened_on),
    index('cases_closed').on(t.court_id, t.closed_on),
    index('cases_merged_into').on(t.merged_into_id).where(sql`${t.merged_into_id} is not null`),
    check(
      'cases_state_of_status',
      sql`${t.state} is null or (${t.status} = 'open') = (${t.state} in ('active', 'inactive', 'reopened'))`,
    ),
    index('cases_category').on(t.court_id, t.category, t.opened_on),
    uniqueIndex('cases_number_taken').on(t.court_id, t.case_number),
    // Captions write a number with and without dashes; see hasBareNumber.
    index('cases_bare_number').on(t.court_id, sql`bare_number(${t.case_number})`),
  ],
);

/** The people and organizations in a case. None is deleted: their part ends on a day. More is in `participants.ts`. */
export const parties = pgTable(
  'parties',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    full_name: text('full_name').notNull(),
    /** The role as the screens show it: the label of `role_id`, or the words of the court. */
    role: text('role').notNull(),
    position: integer('position').notNull(),
    kind: oneOf('kind', participantKinds).notNull().default('person'),
    /** The role of the catalog; null for a role in words. */
    role_id: text('role_id'),
    side: oneOf('side', sides).notNull().default('none'),
    /** A minor, whom titles and other parties name by initials. */
    is_minor: boolean('is_minor').notNull().default(false),
    /** Who learns the name: others read initials. */
    name_access: oneOf('name_access', accessLevels).notNull().default('public'),
    /** The participant for whom a guardian ad litem or an attorney for the child acts. */
    acts_for: uuid('acts_for'),
    language: text('language'),
    needs_interpreter: boolean('needs_interpreter').notNull().default(false),
    self_represented: boolean('self_represented').notNull().default(false),
    /** Null: as the rules of the court’s system provide. */
    service_method: oneOf('service_method', serviceMethods),
    ended_on: date('ended_on', { mode: 'string' }),
    end_kind: oneOf('end_kind', partyEndings),
    end_reason: text('end_reason'),
    version: version(),
  },
  (t) => [index('parties_case').on(t.case_id)],
);

/** Which attorneys act in a case for the court's purposes. An attorney with cases cannot leave the roster. */
export const caseAssignments = pgTable(
  'case_assignments',
  {
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    attorney_id: uuid('attorney_id')
      .notNull()
      .references(() => attorneys.id),
    assigned_by: person('assigned_by'),
    assigned_at: moment('assigned_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.attorney_id] }), index('case_assignments_attorney').on(t.attorney_id)],
);
