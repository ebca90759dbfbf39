import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Standing } from '#contract/attorneys';
import { attorneyStandings } from '#server/db/schema/attorneyStandings';
import { findNames } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';

type Status = { status: string; status_since: string | null };
type Recorded = { attorney_id: string; by: string; at: Date };

/**
 * Records a new standing from a form: the last one ends on the day on which this one begins. The history of an entry
 * begins with the standing that it has before its first change.
 */
export async function recordStanding(
  tx: Db,
  { attorney_id, by, at }: Recorded,
  after: Status & { status_since: string },
  before?: Status,
): Promise<void> {
  const open = and(eq(attorneyStandings.attorney_id, attorney_id), isNull(attorneyStandings.ends_on));
  if (before && (await tx.$count(attorneyStandings, open)) === 0) {
    const { status, status_since: starts_on } = before;
    await tx.insert(attorneyStandings).values({ attorney_id, status, starts_on, source: 'roster', recorded_at: at });
  }
  await tx.update(attorneyStandings).set({ ends_on: after.status_since }).where(open);
  const { status, status_since: starts_on } = after;
  await tx
    .insert(attorneyStandings)
    .values({ attorney_id, status, starts_on, source: 'form', recorded_by: by, recorded_at: at });
}

/**
 * Corrects the first day of the present standing of an entry: the one before it ends on that day. A history that has not
 * begun needs no correction.
 */
export async function correctPresent(
  tx: Db,
  { attorney_id, before, starts_on }: { attorney_id: string; before: string | null; starts_on: string },
): Promise<void> {
  const of = eq(attorneyStandings.attorney_id, attorney_id);
  const moved = await tx
    .update(attorneyStandings)
    .set({ starts_on })
    .where(and(of, isNull(attorneyStandings.ends_on)))
    .returning({ id: attorneyStandings.id });
  if (moved.length === 0 || before === null) return;
  const last = await findLastEnded(tx, attorney_id);
  if (last?.ends_on === before)
    await tx.update(attorneyStandings).set({ ends_on: starts_on }).where(eq(attorneyStandings.id, last.id));
}

/** The standing that ended last, which the present one follows. */
export async function findLastEnded(tx: Db, attorney_id: string) {
  const [last] = await tx
    .select()
    .from(attorneyStandings)
    .where(and(eq(attorneyStandings.attorney_id, attorney_id), isNotNull(attorneyStandings.ends_on)))
    .orderBy(desc(attorneyStandings.ends_on), desc(attorneyStandings.recorded_at))
    .limit(1);
  return last;
}

/** The standings of an entry, the present one first. Without a history, the present one is as the entry has it. */
export async function listStandings(
  db: Db,
  attorney_id: string,
  { status, status_since }: Status,
): Promise<Standing[]> {
  const found = await db
    .select()
    .from(attorneyStandings)
    .where(eq(attorneyStandings.attorney_id, attorney_id))
    .orderBy(sql`${attorneyStandings.ends_on} desc nulls first`, desc(attorneyStandings.recorded_at));
  const names = await findNames(
    db,
    found.flatMap(({ recorded_by }) => recorded_by ?? []),
  );
  const listed = found.map((one) => ({
    ...{ status: one.status, from: one.starts_on, until: one.ends_on, source: one.source },
    ...{ recorded_by: names.get(one.recorded_by ?? '') ?? null, recorded_at: one.recorded_at.toISOString() },
  }));
  if (listed.some(({ until }) => until === null)) return listed;
  const present = { status, from: status_since, until: null, source: 'roster' as const };
  return [{ ...present, recorded_by: null, recorded_at: null }, ...listed];
}
