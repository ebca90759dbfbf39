import { and, asc, count, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { strictest } from '#domain/access/accessLevels';
import { stateOf } from '#domain/cases/caseStates';
import { caseRelations } from '#server/db/schema/caseRelations';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import type { StoredCase } from './findCaseForSystem.ts';
import type { Moved, Renumbered } from './moved.ts';
import { comparePartiesForSystem } from './participants/moveParticipants.ts';

/** Moves all entries of a case to the end of another docket, in their order. Both cases are locked. */
export async function moveEntriesForSystem(
  tx: Db,
  from: string,
  to: string,
): Promise<{ moved: Moved[]; renumbered: Renumbered }> {
  const own = await entriesOf(tx, from);
  const start = (await lastNumberForSystem(tx, to)) + 1;
  const renumbered = new Map(own.map(({ number }, index) => [number, start + index]));
  for (const { id, number, related_number } of own) {
    const related = related_number && (renumbered.get(related_number) ?? null);
    const next = { case_id: to, number: renumbered.get(number)!, related_number: related };
    await tx.update(docketEntries).set(next).where(eq(docketEntries.id, id));
  }
  return { moved: own.map(({ id, number }) => ({ id, number })), renumbered };
}

/**
 * Returns entries to their case under their old numbers. One that was related after the merge to an entry of the other
 * docket names no number any longer, because the other docket keeps that entry.
 */
export async function returnEntriesForSystem(
  tx: Db,
  moved: readonly Moved[],
  { from, to }: { from: string; to: string },
): Promise<Renumbered> {
  await makeRoom(tx, to, Math.max(0, ...moved.map(({ number }) => number ?? 0)));
  const old = new Map(moved.map(({ id, number }) => [id, number!]));
  const now = (await entriesOf(tx, from)).filter(({ id }) => old.has(id));
  const renumbered = new Map(now.map(({ id, number }) => [number, old.get(id)!]));
  for (const { id, related_number } of now) {
    const related = related_number && (renumbered.get(related_number) ?? null);
    const next = { case_id: to, number: old.get(id)!, related_number: related };
    await tx.update(docketEntries).set(next).where(eq(docketEntries.id, id));
  }
  return renumbered;
}

/** Entries that came to the emptied docket since follow those that return. */
async function makeRoom(tx: Db, case_id: string, first: number): Promise<void> {
  for (const { id, number, related_number } of (await entriesOf(tx, case_id)).toReversed()) {
    const next = { number: number + first, related_number: related_number && related_number + first };
    await tx.update(docketEntries).set(next).where(eq(docketEntries.id, id));
  }
}

function entriesOf(tx: Db, case_id: string) {
  return tx
    .select({ id: docketEntries.id, number: docketEntries.number, related_number: docketEntries.related_number })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id))
    .orderBy(asc(docketEntries.number));
}

/** The number of the last entry of a docket; 0 for an empty one. */
export async function lastNumberForSystem(tx: Db, case_id: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(docketEntries.number) })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id));
  return last?.number ?? 0;
}

/** Moves the assignments of attorneys who are not assigned to the other case already. */
export async function moveAttorneysForSystem(tx: Db, from: string, to: string): Promise<Moved[]> {
  const there = tx
    .select({ id: caseAssignments.attorney_id })
    .from(caseAssignments)
    .where(eq(caseAssignments.case_id, to));
  const moved = await tx
    .update(caseAssignments)
    .set({ case_id: to })
    .where(and(eq(caseAssignments.case_id, from), notInArray(caseAssignments.attorney_id, there)))
    .returning({ id: caseAssignments.attorney_id });
  return moved.map(({ id }) => ({ id, number: null }));
}

/** Returns assignments to their case. */
export async function returnAttorneysForSystem(
  tx: Db,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(caseAssignments)
    .set({ case_id: to })
    .where(and(eq(caseAssignments.case_id, from), inArray(caseAssignments.attorney_id, [...ids])));
}

/** How many entries a docket has, and how many attorneys would join those of another case. */
export async function countMovedForSystem(db: Db, from: string, to: string) {
  const there = db
    .select({ id: caseAssignments.attorney_id })
    .from(caseAssignments)
    .where(eq(caseAssignments.case_id, to));
  const [entries] = await db.select({ n: count() }).from(docketEntries).where(eq(docketEntries.case_id, from));
  const attorney = await db.$count(
    caseAssignments,
    and(eq(caseAssignments.case_id, from), notInArray(caseAssignments.attorney_id, there)),
  );
  const { same, further } = await comparePartiesForSystem(db, from, to);
  return { docket_entry: entries?.n ?? 0, attorney, party: further.length, same };
}

/** Whether a case leads or belongs to a consolidation in force. */
export async function isConsolidatedForSystem(db: Db, case_id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: caseRelations.id })
    .from(caseRelations)
    .where(
      and(
        sql`${case_id} in (${caseRelations.case_id}, ${caseRelations.other_case_id})`,
        eq(caseRelations.kind, 'consolidated'),
        isNull(caseRelations.ended_at),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The kept case of a merge has the stricter level of both, so that no document becomes more open by the merge. */
export async function takeStricterLevelForSystem(tx: Db, kept_id: string, merged_id: string): Promise<void> {
  const found = await tx
    .select({ access: cases.access })
    .from(cases)
    .where(inArray(cases.id, [kept_id, merged_id]));
  await tx
    .update(cases)
    .set({ access: strictest(...found.map(({ access }) => access)) })
    .where(eq(cases.id, kept_id));
}

/** Lets the number of a case lead to another one, or to itself again. */
export async function redirectNumberForSystem(tx: Db, case_id: string, merged_into_id: string | null): Promise<void> {
  await tx.update(cases).set({ merged_into_id }).where(eq(cases.id, case_id));
}

/** Restores the columns that a merge changed. */
export async function restoreStateForSystem(
  tx: Db,
  held: StoredCase,
  before: Pick<StoredCase, 'state' | 'status' | 'closed_on' | 'disposition'>,
): Promise<void> {
  await tx
    .update(cases)
    .set({ ...before, state: stateOf(before), merged_into_id: null })
    .where(eq(cases.id, held.id));
}
