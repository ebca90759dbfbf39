import { and, asc, desc, eq, gte, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { dispositionIds, dispositions } from '#domain/rulings/dispositions';
import { entryNumbersForSystem } from '#server/cases/docket/entryNumbers';
import { rulings } from '#server/db/schema/rulings';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { actsFor } from '#server/visibility/actsFor';

export type StoredRuling = typeof rulings.$inferSelect;
/** A ruling with the name of its judge and the number of its docket entry. */
export type FoundRuling = { ruling: StoredRuling; judge: string; entry: number | null };

const leavesPending = dispositionIds.filter((id) => !dispositions[id].decides);
const lapsed = ['motion_changed', 'ruled_meanwhile', 'case_changed', 'time_taken'] as const;
const isPresent = and(eq(rulings.stage, 'final'), isNull(rulings.superseded_at));
const isHeld = eq(rulings.stage, 'draft');

/** Rulings in the viewer's court. The caller has found the case or the filing for its viewer. */
async function findRulings(db: Db, viewer: Actor, where: SQL | undefined, limit = 500): Promise<FoundRuling[]> {
  const entries = entryNumbersForSystem(db);
  return db
    .select({ ruling: rulings, judge: personName(rulings.judge_id), entry: entries.number })
    .from(rulings)
    .leftJoin(entries, eq(entries.id, rulings.entry_id))
    .where(and(eq(rulings.court_id, viewer.court_id), where))
    .orderBy(desc(rulings.prepared_at), asc(rulings.id))
    .limit(limit);
}

/** The ruling in effect on each of these filings, which the caller has found for the viewer. */
export async function findPresentRulings(
  db: Db,
  viewer: Actor,
  filing_ids: readonly string[],
): Promise<Map<string, FoundRuling>> {
  if (filing_ids.length === 0) return new Map();
  const found = await findRulings(db, viewer, and(isPresent, inArray(rulings.filing_id, [...filing_ids])));
  return new Map(found.map((one) => [one.ruling.filing_id, one]));
}

/** The rulings in effect on these filings and those that are held, in one statement. */
export async function findRulingsOfMotions(db: Db, viewer: Actor, filing_ids: readonly string[]) {
  const found =
    filing_ids.length === 0
      ? []
      : await findRulings(db, viewer, and(or(isPresent, isHeld), inArray(rulings.filing_id, [...filing_ids])));
  const by = (stage: string) =>
    new Map(found.filter((one) => one.ruling.stage === stage).map((one) => [one.ruling.filing_id, one]));
  return { present: by('final'), held: by('draft') };
}

/** All rulings on a motion, the newest first. */
export function findHistory(db: Db, judge: Actor, filing_id: string): Promise<FoundRuling[]> {
  return findRulings(db, judge, eq(rulings.filing_id, filing_id));
}

/** The rulings on the motions of a case that took effect; the caller has found the case for the viewer. */
export function findRulingsOfCase(db: Db, viewer: Actor, case_id: string): Promise<FoundRuling[]> {
  return findRulings(db, viewer, and(eq(rulings.case_id, case_id), eq(rulings.stage, 'final')));
}

/** The matters that a judge has under submission, the one that is due first at the top. */
export async function findSubmitted(db: Db, judge: Actor, limit: number): Promise<FoundRuling[]> {
  const entries = entryNumbersForSystem(db);
  return db
    .select({ ruling: rulings, judge: personName(rulings.judge_id), entry: entries.number })
    .from(rulings)
    .leftJoin(entries, eq(entries.id, rulings.entry_id))
    .where(and(actsFor(rulings.judge_id, judge), isPresent, inArray(rulings.disposition, ['submitted', 'deferred'])))
    .orderBy(sql`${rulings.due_on} asc nulls last`, asc(rulings.id))
    .limit(limit);
}

/** The rulings of a judge that are held. */
export function findHeldBy(db: Db, judge: Actor): Promise<FoundRuling[]> {
  return findRulings(db, judge, and(actsFor(rulings.judge_id, judge), isHeld));
}

/** Rulings of a judge that did not take effect since a moment, for a reason other than the judge’s own act. */
export function findLapsedBy(db: Db, judge: Actor, since: Date): Promise<FoundRuling[]> {
  const hasLapsed = and(eq(rulings.stage, 'withdrawn'), inArray(rulings.lapsed_because, [...lapsed]));
  const isRecent = gte(rulings.superseded_at, since);
  return findRulings(db, judge, and(eq(rulings.judge_id, judge.person_id), hasLapsed, isRecent), 20);
}

/** The IDs of the filings that were decided or on which a ruling is held, as a query to combine with others. */
export function decidedFilingsForSystem(db: Db, court_id: string) {
  const decided = and(isPresent, notInArray(rulings.disposition, leavesPending));
  return db
    .select({ id: rulings.filing_id })
    .from(rulings)
    .where(and(eq(rulings.court_id, court_id), or(decided, isHeld)));
}

/** A ruling, locked until the transaction ends. */
export async function lockRulingForSystem(tx: Db, id: string): Promise<StoredRuling | undefined> {
  const [found] = await tx.select().from(rulings).where(eq(rulings.id, id)).for('update');
  return found;
}

/** A ruling by its ID, with its names. */
export async function findRuling(db: Db, viewer: Actor, id: string): Promise<FoundRuling | undefined> {
  const [found] = await findRulings(db, viewer, eq(rulings.id, id));
  return found;
}

/** The motion of a ruling. */
export async function findFilingOfRuling(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db.select({ filing_id: rulings.filing_id }).from(rulings).where(eq(rulings.id, id));
  return found?.filing_id;
}
