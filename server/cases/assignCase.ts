import { and, asc, desc, eq } from 'drizzle-orm';
import type { AssignableCase } from '#contract/attorneys';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import { recordActivity } from '#server/activity/recordActivity';
import { lockAttorney, type StoredAttorney } from '#server/attorneys/attorneyRepository';
import { caseAssignments, cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { visibleCases } from '#server/visibility/visibleCases';
import { matchesCase } from './matchesCase.ts';

type Pair = { id: string; case_id: string };
type Writing = Needs<'db' | 'config' | 'now'>;

const mostChoices = 20;

/** The newest open cases to choose from, by words of their number, title, or participants. */
export function listAssignableCases({ db }: Needs<'db'>, viewer: Actor, q: string): Promise<AssignableCase[]> {
  return db
    .select({ id: cases.id, case_number: cases.case_number, title: cases.title, status: cases.status })
    .from(cases)
    .where(and(visibleCases(db, viewer), eq(cases.status, 'open'), q ? matchesCase(viewer, q) : undefined))
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(mostChoices);
}

/** Assigns an open case to an active attorney. */
export async function assignCase(needs: Writing, actor: Actor, { id, case_id }: Pair): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const attorney = await lockAttorney(tx, actor, id);
    const chosen = await findCase(tx, actor, case_id);
    if (!isActive(attorney.status)) throw new Refusal('attorney_not_active');
    if (chosen.status !== 'open') throw new Refusal('case_closed');
    await tx
      .insert(caseAssignments)
      .values({ case_id, attorney_id: id, assigned_by: actor.person_id, assigned_at: needs.now() });
    await record(tx, needs, actor, attorney, 'case_assigned', chosen);
    return { message: `${chosen.case_number} assigned to ${attorney.full_name}` };
  });
}

/** Takes a case from an attorney; that it was theirs stays in the record. */
export async function unassignCase(needs: Writing, actor: Actor, { id, case_id }: Pair): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const attorney = await lockAttorney(tx, actor, id);
    const chosen = await findCase(tx, actor, case_id);
    const taken = await tx
      .delete(caseAssignments)
      .where(and(eq(caseAssignments.attorney_id, id), eq(caseAssignments.case_id, case_id)))
      .returning({ case_id: caseAssignments.case_id });
    if (taken.length === 0) throw new Refusal('not_found');
    await record(tx, needs, actor, attorney, 'case_unassigned', chosen);
    return { message: `${chosen.case_number} unassigned from ${attorney.full_name}` };
  });
}

async function findCase(tx: Db, viewer: Actor, case_id: string) {
  const [found] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, case_id), visibleCases(tx, viewer)))
    .for('share');
  if (!found) throw new Refusal('not_found');
  return found;
}

function record(
  tx: Db,
  needs: Writing,
  actor: Actor,
  attorney: StoredAttorney,
  action: 'case_assigned' | 'case_unassigned',
  { case_number, title }: { case_number: string; title: string },
): Promise<void> {
  return recordActivity(tx, needs, actor, {
    action,
    values: { case_number, case_title: title, attorney: attorney.full_name },
    subject_type: 'attorney',
    subject_id: attorney.id,
    concerns: attorney.person_id,
  });
}
