import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { appearanceNotices, rulings } from '#server/db/schema/rulings';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import type { StoredRuling } from '../rulingRepository.ts';

/** A tentative ruling, with the name of the member of chambers who drafted it. */
export type FoundTentative = { ruling: StoredRuling; judge: string; drafted_by: string | null };
export type FoundNotice = { notice: typeof appearanceNotices.$inferSelect; person: string };

const isPresent = and(eq(rulings.stage, 'tentative'), isNull(rulings.superseded_at));

function findTentatives(db: Db, where: SQL | undefined): Promise<FoundTentative[]> {
  return db
    .select({ ruling: rulings, judge: personName(rulings.judge_id), drafted_by: personName(rulings.drafted_by) })
    .from(rulings)
    .where(where)
    .orderBy(desc(rulings.prepared_at), asc(rulings.id))
    .limit(1000);
}

/** The tentative ruling on each of these motions of a court, which the caller has found for the viewer. */
export async function findTentativesOfMotions(
  db: Db,
  court_id: string,
  filing_ids: readonly string[],
): Promise<Map<string, FoundTentative>> {
  if (filing_ids.length === 0) return new Map();
  const ofMotions = and(isPresent, eq(rulings.court_id, court_id), inArray(rulings.filing_id, [...filing_ids]));
  return new Map((await findTentatives(db, ofMotions)).map((one) => [one.ruling.filing_id, one]));
}

/** The published tentative rulings of a case on which the court has not ruled. The caller has found the case. */
export function findPublishedOfCase(db: Db, court_id: string, case_id: string): Promise<FoundTentative[]> {
  const isIts = and(eq(rulings.court_id, court_id), eq(rulings.case_id, case_id));
  return findTentatives(db, and(isPresent, isNotNull(rulings.published_at), isIts));
}

/** The tentative rulings that a court published since a moment, also those on which it has ruled, the newest first. */
export function findPublishedSince(db: Db, court_id: string, since: Date): Promise<FoundTentative[]> {
  const isPublished = and(eq(rulings.stage, 'tentative'), sql`${rulings.published_at} >= ${since.toISOString()}`);
  return findTentatives(db, and(isPublished, eq(rulings.court_id, court_id)));
}

/** Those of a court that are not published. */
export async function findUnpublishedForSystem(db: Db, court_id: string): Promise<string[]> {
  const found = await db
    .select({ id: rulings.id })
    .from(rulings)
    .where(and(isPresent, eq(rulings.court_id, court_id), isNull(rulings.published_at)));
  return found.map(({ id }) => id);
}

/** The notices of argument on these tentative rulings, the first one first. */
export async function findNotices(db: Db, ruling_ids: readonly string[]): Promise<FoundNotice[]> {
  if (ruling_ids.length === 0) return [];
  return db
    .select({ notice: appearanceNotices, person: personName(appearanceNotices.person_id) })
    .from(appearanceNotices)
    .where(inArray(appearanceNotices.ruling_id, [...ruling_ids]))
    .orderBy(asc(appearanceNotices.given_at), asc(appearanceNotices.id));
}

/** Puts a notice on record; a second one of the same person replaces its issues. */
export async function saveNotice(tx: Db, notice: typeof appearanceNotices.$inferInsert) {
  const [saved] = await tx
    .insert(appearanceNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [appearanceNotices.ruling_id, appearanceNotices.person_id],
      set: { issues: notice.issues },
    })
    .returning();
  return saved!;
}

/** A revision keeps the notices of the tentative ruling that it replaces. */
export async function moveNotices(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(appearanceNotices).set({ ruling_id: to }).where(eq(appearanceNotices.ruling_id, from));
}
