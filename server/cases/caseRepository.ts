import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { CaseDetails, CaseRow } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { findHearingsOfCase } from '#server/calendar/hearingRepository';
import { findCourt } from '#server/courts/findCourt';
import { cases, parties } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isId } from '#server/kernel/isId';
import { Refusal } from '#server/kernel/Refusal';
import { countSeenFilings } from '#server/visibility/seenFilings';
import { visibleCases } from '#server/visibility/visibleCases';
import { inKeptCase } from './inKeptCase.ts';

export type StoredCase = typeof cases.$inferSelect;

/** A case as a list shows it. */
export function describeCase(found: StoredCase, filed: number): CaseRow {
  const { id, case_number, title, case_type, status, judge_name, opened_on, closed_on } = found;
  return { id, case_number, title, case_type, status, judge_name, opened_on, closed_on, filings: filed };
}

/** One case that the user has access to; another one is not there. */
export async function findCase(db: Db, viewer: Actor, id: string): Promise<StoredCase> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), visibleCases(db, viewer)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The case with this ID, or with this number in the viewer's court, if the viewer has access to it. */
export async function findCaseNamed(db: Db, viewer: Actor, named: string): Promise<StoredCase> {
  const byNumber = and(
    eq(cases.court_id, viewer.court_id),
    inKeptCase(db, viewer.court_id, eq(cases.case_number, named)),
  );
  const [found] = await db
    .select()
    .from(cases)
    .where(and(isId(named) ? or(eq(cases.id, named), byNumber) : byNumber, visibleCases(db, viewer)))
    .limit(1);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The cases with these IDs that the viewer has access to. */
export async function findCases(db: Db, viewer: Actor, ids: readonly string[]): Promise<Map<string, StoredCase>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(cases)
    .where(and(inArray(cases.id, [...new Set(ids)]), visibleCases(db, viewer)));
  return new Map(found.map((one) => [one.id, one]));
}

/** The parties of a case that the viewer has access to, in their order. */
export async function findParties(db: Db, viewer: Actor, case_id: string): Promise<(typeof parties.$inferSelect)[]> {
  await findCase(db, viewer, case_id);
  return partiesOf(db, case_id);
}

function partiesOf(db: Db, case_id: string) {
  return db.select().from(parties).where(eq(parties.case_id, case_id)).orderBy(asc(parties.position), asc(parties.id));
}

/** A case, locked until the transaction ends, for a change that the viewer made to this version of it. */
export async function lockCase(tx: Db, viewer: Actor, id: string, version: number): Promise<StoredCase> {
  const [held] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), visibleCases(tx, viewer)))
    .for('update');
  if (!held) throw new Refusal('not_found');
  if (held.version !== version) {
    throw new Refusal('changed_meanwhile', { version: held.version, current: await readCaseDetails(tx, viewer, id) });
  }
  return held;
}

/** A case with its parties, counsel and hearings, the latest hearing first. */
export async function readCaseDetails(db: Db, viewer: Actor, id: string): Promise<CaseDetails> {
  const found = await findCase(db, viewer, id);
  const [court, named, called, filed, kept] = await Promise.all([
    findCourt(db, found.court_id),
    partiesOf(db, id),
    findHearingsOfCase(db, { ...viewer, court_id: found.court_id }, id),
    countSeenFilings(db, viewer, [id]),
    findCases(db, viewer, found.merged_into_id ? [found.merged_into_id] : []),
  ]);
  const [into] = kept.values();
  return {
    ...describeCase(found, filed.get(id) ?? 0),
    court: court!.name,
    disposition: found.disposition,
    parties: named.map(({ id, full_name, role, attorney_id, counsel_name, counsel_bar_number }) => ({
      id,
      full_name,
      role,
      attorney_id,
      counsel_name,
      counsel_bar_number,
    })),
    hearings: called,
    merged_into: into ? { id: into.id, case_number: into.case_number } : null,
    version: found.version,
    abilities: { manage: may(viewer.capacity, 'cases:manage') },
  };
}

/** Raises the version of a locked case, so that changes based on the older state are refused. */
export async function raiseVersion(tx: Db, { id, version }: Pick<StoredCase, 'id' | 'version'>): Promise<void> {
  await tx
    .update(cases)
    .set({ version: version + 1 })
    .where(eq(cases.id, id));
}
