import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BenchMemo, MemoRow } from '#contract/benchMemos';
import { isMemoOpen, type MemoContent, type MemoState, nextMemoStates } from '#domain/chambers/benchMemo';
import { ownCaseIds } from '#server/cases/caseRelations';
import { findCases, type StoredCase } from '#server/cases/caseRepository';
import { benchMemos, benchMemoVersions } from '#server/db/schema/benchMemos';
import { findPersonName } from '#server/directory/findPeople';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { actsFor } from '#server/visibility/actsFor';

/** The only file that reads bench memos: for the judge of the case and the judge's chambers. */

export type StoredMemo = typeof benchMemos.$inferSelect;
export type FoundMemo = { memo: StoredMemo; found_case: StoredCase; changed_by: string; assigned_to: string };
export type MemoFilter = {
  id?: string;
  case_id?: string | undefined;
  states?: readonly MemoState[];
  assigned_to?: string;
};

const mostMemos = 200;

/** Memos in the cases of the judges for whom the viewer acts today, the last changed first. */
export async function findMemos(db: Db, viewer: Actor, filter: MemoFilter): Promise<FoundMemo[]> {
  const rows = await db
    .select({
      memo: benchMemos,
      changed_by: personName(benchMemos.changed_by),
      assigned_to: personName(benchMemos.assigned_to),
    })
    .from(benchMemos)
    .where(matches(db, viewer, filter))
    .orderBy(desc(benchMemos.changed_at), desc(benchMemos.id))
    .limit(mostMemos);
  const byId = await findCases(
    db,
    viewer,
    rows.map(({ memo }) => memo.case_id),
  );
  return rows.flatMap((row) => {
    const found_case = byId.get(row.memo.case_id);
    return found_case ? [{ ...row, found_case }] : [];
  });
}

export async function findMemo(db: Db, viewer: Actor, id: string): Promise<FoundMemo> {
  const [found] = await findMemos(db, viewer, { id });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A memo in the version that the actor has in view, locked until the transaction ends. */
export async function lockMemo(
  tx: Db,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<FoundMemo> {
  await tx.select({ id: benchMemos.id }).from(benchMemos).where(eq(benchMemos.id, id)).for('update');
  const found = await findMemo(tx, actor, id);
  if (found.memo.version !== version) {
    const current = await describeMemo(tx, actor, found);
    throw new Refusal('changed_meanwhile', { version: found.memo.version, current });
  }
  return found;
}

/** What needs a person: for a judge the memos that are ready, for staff those assigned to them. */
export function waitingFor({ capacity, person_id }: Actor): MemoFilter {
  return capacity === 'judge' ? { states: ['ready'] } : { states: ['draft', 'returned'], assigned_to: person_id };
}

export const countMemos = (db: Db, viewer: Actor, filter: MemoFilter): Promise<number> =>
  db.$count(benchMemos, matches(db, viewer, filter));

function matches(db: Db, viewer: Actor, { id, case_id, states, assigned_to }: MemoFilter): SQL | undefined {
  return and(
    eq(benchMemos.court_id, viewer.court_id),
    actsFor(benchMemos.judge_id, viewer),
    sql`${benchMemos.case_id} in ${ownCaseIds(db, viewer)}`,
    id === undefined ? undefined : eq(benchMemos.id, id),
    case_id === undefined ? undefined : eq(benchMemos.case_id, case_id),
    states && inArray(benchMemos.state, [...states]),
    assigned_to === undefined ? undefined : eq(benchMemos.assigned_to, assigned_to),
  );
}

type Changes = Partial<Pick<StoredMemo, 'content' | 'state' | 'assigned_to' | 'return_note'>>;

/** Changes a locked memo; a new text becomes a version of it. */
export async function changeMemo(
  tx: Db,
  { person_id: changed_by }: Actor,
  { id, version }: StoredMemo,
  { at: changed_at, ...changes }: Changes & { at: Date },
): Promise<void> {
  const next = version + 1;
  await tx
    .update(benchMemos)
    .set({ ...changes, changed_by, changed_at, version: next })
    .where(eq(benchMemos.id, id));
  if (changes.content)
    await insertVersion(tx, { memo_id: id, version: next, content: changes.content, changed_by, changed_at });
}

type NewVersion = { memo_id: string; version: number; content: MemoContent; changed_by: string; changed_at: Date };

export async function insertVersion(tx: Db, made: NewVersion): Promise<void> {
  await tx.insert(benchMemoVersions).values(made);
}

const side = ({ capacity }: Actor) => (capacity === 'judge' ? 'judge' : 'staff');

export function describeMemoRow({ memo, found_case, changed_by, assigned_to }: FoundMemo): MemoRow {
  const { id, title, state, motion_id, hearing_id, return_note, version, content } = memo;
  return {
    ...{ id, title, state, motion_id, hearing_id, return_note, version, changed_by, assigned_to },
    ...{ assigned_to_id: memo.assigned_to, disposition: content.disposition },
    ...{ case_id: found_case.id, case_number: found_case.case_number, case_title: found_case.title },
    changed_at: memo.changed_at.toISOString(),
  };
}

export async function describeMemo(db: Db, viewer: Actor, found: FoundMemo): Promise<BenchMemo> {
  const { memo } = found;
  return {
    ...describeMemoRow(found),
    content: memo.content,
    judge: (await findPersonName(db, memo.judge_id)) ?? '',
    abilities: { edit: isMemoOpen(memo.state, side(viewer)), next: [...nextMemoStates(memo.state, side(viewer))] },
  };
}
