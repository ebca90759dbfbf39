import { and, asc, desc, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Deadline } from '#contract/deadlines';
import { courtDaysLeft } from '#domain/deadlines/courtDaysLeft';
import { type DeadlineVariant, findVariant } from '#domain/deadlines/deadlineRules';
import { urgentUntil } from '#domain/deadlines/urgency';
import { may } from '#domain/identity/permissions';
import { caseIdsMatchingForSystem, caseTitlesForSystem } from '#server/cases/caseRelations';
import type { KnownCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { ownDeadlines, visibleDeadlines } from '#server/visibility/visibleDeadlines';
import { deriveFor } from './computeDeadlines.ts';
import { isUnmarked } from './markedDeadlines.ts';

export type StoredDeadline = typeof deadlines.$inferSelect;

export type FoundDeadline = {
  deadline: StoredDeadline;
  case_number: string;
  case_title: string;
  keeper: string | null;
  settler: string | null;
};

/** What makes two open deadlines of a case the same one. */
export type DeadlineKey = Pick<
  StoredDeadline,
  'case_id' | 'rule_id' | 'trigger_date' | 'service_method' | 'owner_id' | 'filing_id'
>;

/** Whether an open deadline is on record that is the same as this one. */
export async function isOnRecord(db: Db, { filing_id, ...key }: DeadlineKey): Promise<boolean> {
  return (
    (await db.$count(
      deadlines,
      and(sameBut(key), sql`${deadlines.filing_id} is not distinct from ${filing_id}::uuid`),
    )) > 0
  );
}

/** The same; a deadline that names no filing counts for any. */
export async function isOnRecordForAny(db: Db, { filing_id, ...key }: DeadlineKey): Promise<boolean> {
  const ofFiling = filing_id === null ? undefined : or(isNull(deadlines.filing_id), eq(deadlines.filing_id, filing_id));
  return (await db.$count(deadlines, and(sameBut(key), ofFiling))) > 0;
}

const sameBut = ({ case_id, rule_id, trigger_date, service_method, owner_id }: Omit<DeadlineKey, 'filing_id'>) =>
  and(
    isOpen,
    eq(deadlines.case_id, case_id),
    eq(deadlines.rule_id, rule_id),
    eq(deadlines.trigger_date, trigger_date),
    sql`${deadlines.service_method} is not distinct from ${service_method}`,
    sql`${deadlines.owner_id} is not distinct from ${owner_id}::uuid`,
  );

/** Whose deadlines: those of the user's own work, or all that they have access to. */
export type DeadlineScope = 'mine' | 'court';

/** Which deadlines: each part that is given narrows. */
export type DeadlineFilter = {
  id?: string | undefined;
  case_id?: string | undefined;
  scope?: DeadlineScope | undefined;
  state?: 'open' | 'settled' | undefined;
  /** The first and the last day on which they are due. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words of the case's number and title. */
  q?: string | undefined;
  /** Without those that this person marked as met for themselves. */
  unmarked_by?: string | undefined;
};

/** Deadlines that the viewer has access to, the nearest first; settled ones the newest first. */
export async function findDeadlines(
  db: Db,
  viewer: Actor,
  filter: DeadlineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundDeadline[]> {
  const titles = caseTitlesForSystem(db);
  return db
    .select({
      deadline: deadlines,
      case_number: titles.case_number,
      case_title: titles.title,
      keeper: personName(deadlines.saved_by),
      settler: personName(deadlines.settled_by),
    })
    .from(deadlines)
    .innerJoin(titles, eq(titles.id, deadlines.case_id))
    .where(matches(db, viewer, filter))
    .orderBy(filter.state === 'settled' ? desc(deadlines.settled_at) : asc(deadlines.due_date), asc(deadlines.id))
    .limit(limit)
    .offset(offset);
}

/** How many deadlines the viewer has access to. */
export async function countDeadlines(db: Db, viewer: Actor, filter: DeadlineFilter): Promise<number> {
  return db.$count(deadlines, matches(db, viewer, filter));
}

function matches(db: Db, viewer: Actor, filter: DeadlineFilter): SQL | undefined {
  const { id, case_id, scope, state, from, to, q, unmarked_by } = filter;
  return and(
    visibleDeadlines(db, viewer, case_id),
    id ? eq(deadlines.id, id) : undefined,
    case_id ? eq(deadlines.case_id, case_id) : undefined,
    scope === 'mine' ? ownDeadlines(db, viewer) : undefined,
    state === 'open' ? isOpen : undefined,
    state === 'settled' ? ne(deadlines.state, 'open') : undefined,
    from ? gte(deadlines.due_date, from) : undefined,
    to ? lte(deadlines.due_date, to) : undefined,
    q ? sql`${deadlines.case_id} in ${caseIdsMatchingForSystem(db, viewer.court_id, q)}` : undefined,
    unmarked_by ? isUnmarked(unmarked_by) : undefined,
  );
}

/** Whether a deadline is neither met, missed, nor waived. */
export const isOpen = eq(deadlines.state, 'open');

/** Open, and due within three court days or already. */
export function pressing({ today, calendar }: KnownCourt): DeadlineFilter {
  return { state: 'open', to: urgentUntil(today, calendar) };
}

/** One deadline that the user has access to. */
export async function findDeadline(db: Db, viewer: Actor, id: string): Promise<FoundDeadline> {
  const [found] = await findDeadlines(db, viewer, { id }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Court staff settle the court's deadlines, everyone their own. */
export function maySettle(deadline: StoredDeadline, viewer: Actor): boolean {
  if (deadline.owner_id !== null) return deadline.owner_id === viewer.person_id;
  return may(viewer.capacity, 'deadlines:keep-court');
}

/**
 * The careful date and the effect of a court closure, by the current rules; null if the date has passed or if the current
 * rules derive a different one.
 */
function doubtsOf(
  { trigger_date, service_method, due_date }: StoredDeadline,
  variant: DeadlineVariant | undefined,
  court: KnownCourt,
): Pick<Deadline, 'careful_date' | 'if_closed'> {
  const isAhead = due_date >= court.today;
  const now = variant && isAhead && deriveFor(court, variant, trigger_date, service_method, null);
  return now && now.due_date === due_date
    ? { careful_date: now.careful_date, if_closed: now.if_closed }
    : { careful_date: null, if_closed: null };
}

/** A deadline as the user sees it today. */
export function describeDeadline(found: FoundDeadline, viewer: Actor, court: KnownCourt): Deadline {
  const { deadline, case_number, case_title, keeper, settler } = found;
  const { owner_id, court_id: _court, created_at: _created, settled_at, ...shown } = deadline;
  const open = deadline.state === 'open';
  const variant = findVariant(deadline.rule_id);
  return {
    ...shown,
    owed_by: variant?.rule.owed_by ?? 'party',
    ...doubtsOf(deadline, variant, court),
    case_number,
    case_title,
    of_court: owner_id === null,
    saved_by: keeper,
    urgent: open && deadline.due_date <= urgentUntil(court.today, court.calendar),
    overdue: open && deadline.due_date < court.today,
    court_days_left: courtDaysLeft(court.today, deadline.due_date, court.calendar),
    settled_by: settler,
    settled_at: settled_at?.toISOString() ?? null,
    may_settle: maySettle(deadline, viewer),
  };
}
