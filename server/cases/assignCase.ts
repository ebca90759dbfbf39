import { and, asc, desc, eq } from 'drizzle-orm';
import type { ConflictRefused } from '#contract/attorneySuggestions';
import type { AssignableCase, assignCase as assigning } from '#contract/attorneys';
import type { InputOf } from '#contract/endpoint';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import { type NewActivity, recordActivities, recordActivity } from '#server/activity/recordActivity';
import { lockAttorney, type StoredAttorney } from '#server/attorneys/attorneyRepository';
import { caseAssignments, cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { visibleCases } from '#server/visibility/visibleCases';
import { describeConflict, keyOfConflict } from './attorneys/describeConflict.ts';
import { findConflictRule } from './attorneys/findConflictRule.ts';
import { findConflictsOf } from './attorneys/findConflictsOf.ts';
import { lockVisibleCase, type StoredCase } from './caseRepository.ts';
import { matchesCase } from './matchesCase.ts';
import { addAppearance } from './participants/changeCounsel.ts';
import { lockParty, updateParty } from './participants/changeInCase.ts';
import { todayOf } from './participants/listParticipants.ts';

type Pair = { id: string; case_id: string };
type Done = { message: string };
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

/**
 * Assigns an open case to an active attorney; for a participant, as their counsel from today. A conflict of interest is
 * refused, unless the clerk names it and states why the assignment is permitted.
 */
export async function assignCase(needs: Writing, actor: Actor, asked: InputOf<typeof assigning>): Promise<Done> {
  const { id, case_id, participant_id, override_reason, permitted_conflicts = [] } = asked;
  return needs.db.transaction(async (tx) => {
    const held = await lockVisibleCase(tx, actor, case_id);
    const attorney = await lockAttorney(tx, actor, id);
    if (!isActive(attorney.status)) throw new Refusal('attorney_not_active');
    if (held.status !== 'open') throw new Refusal('case_closed');
    const { conflicts, on_record, is_neutral } = await findConflictsOf(
      tx,
      actor,
      attorney,
      held,
      participant_id ?? null,
    );
    const isPermitted = (one: AttorneyConflict) => permitted_conflicts.includes(keyOfConflict(one));
    if (conflicts.length > 0 && !(override_reason && conflicts.every(isPermitted))) {
      const authorities = await findConflictRule(tx, held);
      const details: ConflictRefused = { conflicts: conflicts.map(describeConflict), is_neutral, authorities };
      throw new Refusal('attorney_conflict', details);
    }
    const lines: NewActivity[] = [];
    if (participant_id) lines.push(await appoint(tx, needs, actor, held, { attorney, participant_id }));
    else
      await tx
        .insert(caseAssignments)
        .values({ case_id, attorney_id: id, assigned_by: actor.person_id, assigned_at: needs.now() });
    const about = aboutAssignment(attorney, held);
    if (conflicts.length === 0) lines.push({ ...about, action: 'case_assigned' });
    else {
      const values = { ...about.values, conflicts: on_record, reason: override_reason! };
      lines.push({ ...about, action: 'case_assigned_despite_conflict', values });
    }
    await recordActivities(tx, needs, actor, lines);
    return { message: `${held.case_number} assigned to ${attorney.full_name}` };
  });
}

/** Makes an attorney counsel of a participant. Returns the line for the record. */
async function appoint(
  tx: Db,
  needs: Writing,
  actor: Actor,
  held: StoredCase,
  { attorney, participant_id }: { attorney: StoredAttorney; participant_id: string },
): Promise<NewActivity> {
  const party = await lockParty(tx, held.id, participant_id);
  if (party.ended_on !== null) throw invalidInput('participant_id', 'This participation has ended.');
  const { full_name, bar_number } = attorney;
  const named = { entry: attorney, full_name, bar_number };
  const appeared_on = await todayOf(tx, needs, held);
  const appearance = { party, named, appeared_on, is_lead: false, gets_notice: true };
  const line = await addAppearance(tx, needs, actor, held, appearance);
  await updateParty(tx, needs, held, party);
  return line;
}

/** Takes a case from an attorney; that it was theirs stays in the record. */
export async function unassignCase(needs: Writing, actor: Actor, { id, case_id }: Pair): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const chosen = await lockVisibleCase(tx, actor, case_id);
    const attorney = await lockAttorney(tx, actor, id);
    const taken = await tx
      .delete(caseAssignments)
      .where(and(eq(caseAssignments.attorney_id, id), eq(caseAssignments.case_id, case_id)))
      .returning({ case_id: caseAssignments.case_id });
    if (taken.length === 0) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, { ...aboutAssignment(attorney, chosen), action: 'case_unassigned' });
    return { message: `${chosen.case_number} unassigned from ${attorney.full_name}` };
  });
}

/** A line about the case, so that it is hidden from the people from whom the case is hidden. */
const aboutAssignment = ({ person_id, full_name }: StoredAttorney, { id, case_number, title }: StoredCase) => ({
  ...{ subject_type: 'case' as const, subject_id: id, concerns: person_id },
  values: { case_number, case_title: title, attorney: full_name },
});
