import { and, eq, inArray, or } from 'drizzle-orm';
import type { CaseDetails, CaseRow, Party } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import { findHearingsOfCase } from '#server/calendar/hearingRepository';
import { findCourt } from '#server/courts/findCourt';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isId } from '#server/kernel/isId';
import { Refusal } from '#server/kernel/Refusal';
import { findCategory } from '#server/packs/findPack';
import { openCases } from '#server/visibility/firmCases';
import { openParticipants } from '#server/visibility/openParticipants';
import { countSeenFilings } from '#server/visibility/seenFilings';
import { visibleCases } from '#server/visibility/visibleCases';
import { inKeptCase } from './inKeptCase.ts';
import { loadParticipants } from './participants/participantRepository.ts';

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
    .where(and(eq(cases.id, id), openCases(db, viewer)));
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
    .where(and(isId(named) ? or(eq(cases.id, named), byNumber) : byNumber, openCases(db, viewer)))
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
    .where(and(inArray(cases.id, [...new Set(ids)]), openCases(db, viewer)));
  return new Map(found.map((one) => [one.id, one]));
}

/** The current participants of a case that the viewer has access to, in their order, as the viewer may see them. */
export async function findParties(db: Db, viewer: Actor, case_id: string): Promise<Party[]> {
  await findCase(db, viewer, case_id);
  return partiesSeen(db, viewer, case_id);
}

async function partiesSeen(db: Db, viewer: Actor, case_id: string): Promise<Party[]> {
  const [all, seesAll] = await Promise.all([loadParticipants(db, case_id), openParticipants(db, viewer, case_id)]);
  return all.filter(isCurrent).map((one) => {
    const counsel = one.counsel.find(isCurrent);
    return {
      id: one.id,
      full_name: seesAll(one.id) ? one.full_name : publicName(one),
      role: one.role,
      attorney_id: counsel?.attorney_id ?? null,
      counsel_name: counsel?.full_name ?? null,
      counsel_bar_number: counsel?.bar_number ?? null,
    };
  });
}

/** A case that the viewer has access to, locked until the transaction ends, whatever its version. */
export async function lockVisibleCase(tx: Db, viewer: Actor, id: string): Promise<StoredCase> {
  const [held] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), visibleCases(tx, viewer)))
    .for('update');
  if (!held) throw new Refusal('not_found');
  return held;
}

/** A case, locked until the transaction ends, for a change that the viewer made to this version of it. */
export async function lockCase(tx: Db, viewer: Actor, id: string, version: number): Promise<StoredCase> {
  const held = await lockVisibleCase(tx, viewer, id);
  if (held.version !== version) {
    throw new Refusal('changed_meanwhile', { version: held.version, current: await readCaseDetails(tx, viewer, id) });
  }
  return held;
}

/** A case with its parties, counsel and hearings, the latest hearing first. */
export async function readCaseDetails(db: Db, viewer: Actor, id: string): Promise<CaseDetails> {
  const found = await findCase(db, viewer, id);
  const [court, category, named, called, filed, kept] = await Promise.all([
    findCourt(db, found.court_id),
    found.category === null ? undefined : findCategory(db, found.court_id, found.category),
    partiesSeen(db, viewer, id),
    findHearingsOfCase(db, { ...viewer, court_id: found.court_id }, id),
    countSeenFilings(db, viewer, [id]),
    findCases(db, viewer, found.merged_into_id ? [found.merged_into_id] : []),
  ]);
  const [into] = kept.values();
  return {
    ...describeCase(found, filed.get(id) ?? 0),
    court: court!.name,
    category: category ? { id: category.id, code: category.code, label: category.label } : null,
    disposition: found.disposition,
    access: found.access,
    parties: named,
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
