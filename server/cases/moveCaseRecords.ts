import { and, asc, count, desc, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { stateOf } from '#domain/cases/caseStates';
import { caseRelations } from '#server/db/schema/caseRelations';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import type { StoredCase } from './findCaseForSystem.ts';

/** One record that was moved; `number` is that of a docket entry before. */
export type Moved = { id: string; number: number | null };

/** Moves all entries of a case to the end of another docket, in their order. Both cases are locked. */
export async function moveEntriesForSystem(tx: Db, from: string, to: string): Promise<Moved[]> {
  const own = await tx
    .select({ id: docketEntries.id, number: docketEntries.number })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, from))
    .orderBy(asc(docketEntries.number));
  const start = (await lastNumberForSystem(tx, to)) + 1;
  for (const [index, { id }] of own.entries()) {
    await tx
      .update(docketEntries)
      .set({ case_id: to, number: start + index })
      .where(eq(docketEntries.id, id));
  }
  return own;
}

/** Returns entries to their case under their old numbers. */
export async function returnEntriesForSystem(tx: Db, moved: readonly Moved[], to: string): Promise<void> {
  await makeRoom(tx, to, Math.max(0, ...moved.map(({ number }) => number ?? 0)));
  for (const { id, number } of moved) {
    await tx.update(docketEntries).set({ case_id: to, number: number! }).where(eq(docketEntries.id, id));
  }
}

/** Entries that came to the emptied docket since follow those that return. */
async function makeRoom(tx: Db, case_id: string, first: number): Promise<void> {
  const since = await tx
    .select({ id: docketEntries.id, number: docketEntries.number })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id))
    .orderBy(desc(docketEntries.number));
  for (const { id, number } of since) {
    await tx
      .update(docketEntries)
      .set({ number: number + first })
      .where(eq(docketEntries.id, id));
  }
}

/** The number of the last entry of a docket; 0 for an empty one. */
export async function lastNumberForSystem(tx: Db, case_id: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(docketEntries.number) })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id));
  return last?.number ?? 0;
}

/** The parties of both cases by name and role: those that the kept case has as well remain with the merged one. */
export async function comparePartiesForSystem(tx: Db, from: string, to: string) {
  const of = (case_id: string) =>
    tx.select().from(parties).where(eq(parties.case_id, case_id)).orderBy(asc(parties.position));
  const keyOf = (party: { full_name: string; role: string }) =>
    `${party.full_name.trim().toLowerCase()}|${party.role.trim().toLowerCase()}`;
  const [own, kept] = [await of(from), await of(to)];
  const known = new Set(kept.map(keyOf));
  return {
    same: own.filter((one) => known.has(keyOf(one))),
    further: own.filter((one) => !known.has(keyOf(one))),
    kept,
  };
}

/** Moves the parties that the other case does not have, after its own. */
export async function movePartiesForSystem(tx: Db, from: string, to: string): Promise<Moved[]> {
  const { further, kept } = await comparePartiesForSystem(tx, from, to);
  const start = kept.reduce((last, { position }) => Math.max(last, position + 1), 0);
  for (const [index, { id }] of further.entries()) {
    await tx
      .update(parties)
      .set({ case_id: to, position: start + index })
      .where(eq(parties.id, id));
  }
  return further.map(({ id, position }) => ({ id, number: position }));
}

/** Returns parties to their case and place. One that was removed since remains removed. */
export async function returnPartiesForSystem(tx: Db, moved: readonly Moved[], to: string): Promise<void> {
  for (const { id, number } of moved) {
    await tx.update(parties).set({ case_id: to, position: number! }).where(eq(parties.id, id));
  }
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
