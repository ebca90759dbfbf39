import { and, eq, sql } from 'drizzle-orm';
import type { ComputedDeadline } from '#contract/deadlines';
import type { ClosureChange, DateCause } from '#domain/activity/messages/cases';
import { type Closure, daysOf } from '#domain/courts/holidays/closures';
import { type DeadlineVariant, findVariant } from '#domain/deadlines/deadlineRules';
import { recordActivity } from '#server/activity/recordActivity';
import { caseTitlesForSystem } from '#server/cases/caseRelations';
import { withDays } from '#server/cases/filingDates/findChangedDates';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import { announce } from '#server/events/announce';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deriveFor } from './computeDeadlines.ts';
import { isOnRecord, isOpen, type StoredDeadline } from './deadlineRepository.ts';
import { peopleToNotify } from './remindOfDeadlines.ts';
import { storedPart } from './saveDeadline.ts';

type Tools = Needs<'config' | 'now'>;
/** As it is now, and as it would be without the change. */
type Courts = { court: KnownCourt; without: KnownCourt };
export type Kept = { deadline: StoredDeadline; case_number: string; case_title: string };

/**
 * Counts open deadlines again whose period touches a closure that was added or withdrawn. Those that move keep their
 * history: the record of the court names both dates, and the people concerned are notified. Returns how many moved.
 */
export async function recountDeadlines(
  tx: Db,
  needs: Tools,
  actor: Actor,
  closure: Closure,
  because: ClosureChange,
): Promise<number> {
  if (!closure.extends_deadlines) return 0;
  const court = await readCourt(tx, needs.now(), actor.court_id);
  const courts = { court, without: toggled(court, closure) };
  let moved = 0;
  for (const kept of await findTouched(tx, court.id, closure)) {
    const variant = findVariant(kept.deadline.rule_id);
    // A rule that the portal no longer knows leaves its deadlines to the people who kept them.
    if (variant && (await recount(tx, needs, actor, courts, kept, variant, because))) moved++;
  }
  return moved;
}

/** Gives a deadline its new due date, with the notices and the line of the record. */
export async function moveDeadline(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { deadline, case_number, case_title }: Kept,
  derived: ComputedDeadline,
  because: DateCause,
): Promise<void> {
  const { id, due_date: before, version, owner_id, court_id } = deadline;
  const { action: _kept, ...counted } = storedPart(derived);
  if (counted.trigger_date !== deadline.trigger_date && (await isOnRecord(tx, { ...deadline, ...counted }))) {
    return endDouble(tx, needs, actor, deadline);
  }
  await tx
    .update(deadlines)
    .set({ ...counted, version: version + 1 })
    .where(eq(deadlines.id, id));
  if (counted.due_date === before) return;
  await askToWeigh(tx, deadline.case_id);
  const moved = { deadline: deadline.action, case_number, due: counted.due_date, before, because };
  await announce(tx, needs, {
    court_id,
    to: await peopleToNotify(tx, deadline),
    code: 'deadline.moved',
    values: { ...moved, case_title, authority: counted.authority },
    about: { case: { id: deadline.case_id, case_number }, deadline: { id, is_private: owner_id !== null } },
  });
  // An attorney's own deadline stays out of the court's record.
  if (owner_id === null) {
    await recordActivity(tx, needs, actor, {
      action: 'deadline_moved',
      subject_type: 'deadline',
      subject_id: id,
      values: moved,
      changes: [{ field: 'due_date', before, after: counted.due_date }],
      court_id,
    });
  }
}

/** A deadline that names no filing and has become the same as another one is kept once. */
async function endDouble(tx: Db, needs: Tools, actor: Actor, { id, version }: StoredDeadline): Promise<void> {
  const ended = { state: 'waived' as const, settled_by: actor.person_id, settled_at: needs.now() };
  await tx
    .update(deadlines)
    .set({ ...ended, settled_reason: 'The same deadline is already on record.', version: version + 1 })
    .where(eq(deadlines.id, id));
}

/** The court as it would be had nothing been added or withdrawn. */
export function toggled(court: KnownCourt, closure: Closure): KnownCourt {
  const dates = new Set(daysOf(closure).map(({ date }) => date));
  const wasAdded = court.closures.some(({ date }) => dates.has(date));
  return withDays(court, closure, !wasAdded);
}

/** Locked in the order of their ids, so that two closures at the same moment wait for each other. */
function findTouched(tx: Db, court_id: string, { closed_on, closed_until }: Closure): Promise<Kept[]> {
  const { trigger_date, due_date } = deadlines;
  const touches = sql`least(${trigger_date}, ${due_date}) <= ${closed_until ?? closed_on}::date and greatest(${trigger_date}, ${due_date}) >= ${closed_on}::date`;
  const titles = caseTitlesForSystem(tx);
  return tx
    .select({ deadline: deadlines, case_number: titles.case_number, case_title: titles.title })
    .from(deadlines)
    .innerJoin(titles, eq(titles.id, deadlines.case_id))
    .where(and(eq(deadlines.court_id, court_id), isOpen, touches))
    .orderBy(deadlines.id)
    .for('update', { of: deadlines });
}

async function recount(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { court, without }: Courts,
  kept: Kept,
  variant: DeadlineVariant,
  because: ClosureChange,
): Promise<boolean> {
  const { trigger_date, service_method, due_date: before } = kept.deadline;
  const derived = deriveFor(court, variant, trigger_date, service_method, null);
  const otherwise = deriveFor(without, variant, trigger_date, service_method, null);
  // What would not move for this closure is left as it was kept, whatever else has changed in the rules since.
  if (derived.due_date === otherwise.due_date || derived.due_date === before) return false;
  await moveDeadline(tx, needs, actor, kept, derived, because);
  return true;
}
