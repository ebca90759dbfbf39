import { and, asc, count, desc, eq, lte, ne, type SQL } from 'drizzle-orm';
import type { Deadline } from '#contract/deadlines';
import { type DeadlineVariant, findVariant } from '#domain/deadlines/deadlineRules';
import { urgentUntil } from '#domain/deadlines/urgency';
import { may } from '#domain/identity/permissions';
import type { KnownCourt } from '#server/courts/readCourt';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { personName } from '#server/identity/personName';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { visibleDeadlines } from '#server/visibility/visibleDeadlines';
import { deriveFor } from './computeDeadlines.ts';

export type StoredDeadline = typeof deadlines.$inferSelect;

export type FoundDeadline = {
  deadline: StoredDeadline;
  case_number: string;
  case_title: string;
  keeper: string | null;
  settler: string | null;
};

/** Deadlines that the viewer has access to, the nearest first; settled ones the newest first. */
export function findDeadlines(
  db: Db,
  viewer: Actor,
  matching: SQL | undefined,
  settled: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundDeadline[]> {
  return db
    .select({
      deadline: deadlines,
      case_number: cases.case_number,
      case_title: cases.title,
      keeper: personName(deadlines.kept_by),
      settler: personName(deadlines.settled_by),
    })
    .from(deadlines)
    .innerJoin(cases, eq(cases.id, deadlines.case_id))
    .where(and(visibleDeadlines(db, viewer), matching))
    .orderBy(settled ? desc(deadlines.settled_at) : asc(deadlines.due_date), asc(deadlines.id))
    .limit(limit)
    .offset(offset);
}

/** How many of the deadlines that the viewer has access to match. */
export async function countDeadlines(db: Db, viewer: Actor, matching: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(deadlines)
    .innerJoin(cases, eq(cases.id, deadlines.case_id))
    .where(and(visibleDeadlines(db, viewer), matching));
  return found!.n;
}

export const isOpen = eq(deadlines.state, 'open');
export const isSettled = ne(deadlines.state, 'open');

/** Open, and due within three court days or already. */
export function isPressing({ today, calendar }: KnownCourt): SQL | undefined {
  return and(isOpen, lte(deadlines.due_date, urgentUntil(today, calendar)));
}

/** One deadline that the user has access to. */
export async function findDeadline(db: Db, viewer: Actor, id: string): Promise<FoundDeadline> {
  const [found] = await findDeadlines(db, viewer, eq(deadlines.id, id), false, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Court staff settle the court's deadlines, everyone their own. */
export function maySettle(deadline: StoredDeadline, viewer: Actor): boolean {
  if (deadline.owner_id !== null) return deadline.owner_id === viewer.person_id;
  return may(viewer.capacity, 'deadlines:keep-court');
}

/** The careful day and what a closure would do, by the rules of today; nothing where the date has passed or is no longer theirs. */
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
    kept_by: keeper,
    urgent: open && deadline.due_date <= urgentUntil(court.today, court.calendar),
    overdue: open && deadline.due_date < court.today,
    settled_by: settler,
    settled_at: settled_at?.toISOString() ?? null,
    may_settle: maySettle(deadline, viewer),
  };
}
