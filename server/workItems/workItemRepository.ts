import { and, asc, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { WorkItem } from '#contract/workItems';
import { dateInZone } from '#domain/days/dateInZone';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { fees } from '#domain/rules/fees';
import { askBy, lawOfWork } from '#domain/workItems/dueOfWork';
import { nextWorkStates, openWorkStates, type WorkItemKind } from '#domain/workItems/workItems';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCases } from '#server/cases/caseRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { workItems } from '#server/db/schema/workItems';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { isShown } from '#server/visibility/hiddenCases';

/** The only file that reads requests to the court, of which accommodations are confidential. */

export type StoredItem = typeof workItems.$inferSelect;
export type ItemFilter = {
  id?: string;
  case_id?: string;
  kind?: WorkItemKind | undefined;
  list?: 'open' | 'mine' | 'closed';
};
type Window = { limit: number; offset: number };

const isStaff = ({ capacity }: Actor) => ['clerk', 'judge', 'court_administrator'].includes(capacity);

/**
 * Which requests a person reads: filers their own; judges and clerks those of the court’s cases that are not hidden from
 * them, without accommodations, except those assigned to a clerk; administrators all.
 */
function visible(viewer: Actor): SQL | undefined {
  const inCourt = and(eq(workItems.court_id, viewer.court_id), isShown(workItems.case_id, viewer));
  const own = eq(workItems.requested_by, viewer.person_id);
  if (!isStaff(viewer)) return and(inCourt, own);
  if (viewer.capacity === 'court_administrator') return inCourt;
  return and(inCourt, or(ne(workItems.kind, 'accommodation'), eq(workItems.assigned_to, viewer.person_id), own));
}

const matches = (viewer: Actor, { id, case_id, kind, list }: ItemFilter): SQL | undefined =>
  and(
    visible(viewer),
    id === undefined ? undefined : eq(workItems.id, id),
    case_id === undefined ? undefined : eq(workItems.case_id, case_id),
    kind && eq(workItems.kind, kind),
    list === 'mine' ? eq(workItems.assigned_to, viewer.person_id) : undefined,
    list === 'closed' ? notInArray(workItems.state, [...openWorkStates]) : undefined,
    list === 'open' || list === 'mine' ? inArray(workItems.state, [...openWorkStates]) : undefined,
  );

/** Requests by their deadline, those without one last. */
export function findItems(db: Db, viewer: Actor, filter: ItemFilter, { limit, offset }: Window): Promise<StoredItem[]> {
  return db
    .select()
    .from(workItems)
    .where(matches(viewer, filter))
    .orderBy(sql`${workItems.due_on} asc nulls last`, asc(workItems.requested_at), desc(workItems.id))
    .limit(limit)
    .offset(offset);
}

export const countItems = (db: Db, viewer: Actor, filter: ItemFilter): Promise<number> =>
  db.$count(workItems, matches(viewer, filter));

/** A request in the version that the actor has in view, locked until the transaction ends. */
export async function lockItem(
  tx: Db,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<StoredItem> {
  const [held] = await tx.select().from(workItems).where(matches(actor, { id })).for('update');
  if (!held) throw new Refusal('not_found');
  if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version });
  return held;
}

export async function insertItem(tx: Db, made: typeof workItems.$inferInsert): Promise<StoredItem> {
  const [item] = await tx.insert(workItems).values(made).returning();
  return item!;
}

export async function updateItem(tx: Db, id: string, changes: Partial<StoredItem>): Promise<StoredItem> {
  const [item] = await tx
    .update(workItems)
    .set({ ...changes, version: sql`${workItems.version} + 1` as never })
    .where(eq(workItems.id, id))
    .returning();
  return item!;
}

export async function describeItems(
  db: Db,
  now: Date,
  viewer: Actor,
  items: readonly StoredItem[],
): Promise<WorkItem[]> {
  if (items.length === 0) return [];
  const court = await readCourt(db, now, items[0]!.court_id);
  const hearing_ids = items.flatMap(({ hearing_id }) => hearing_id ?? []);
  const [names, byId, hearings] = await Promise.all([
    findNames(
      db,
      items.flatMap(({ requested_by, assigned_to }) => [requested_by, ...(assigned_to ? [assigned_to] : [])]),
    ),
    findCases(
      db,
      viewer,
      items.map(({ case_id }) => case_id),
    ),
    Promise.all(hearing_ids.map((id) => findHearings(db, viewer, { id }, { limit: 1, offset: 0 }))),
  ]);
  const heard = new Map(hearings.flat().map(({ hearing }) => [hearing.id, hearing]));
  return items.flatMap((item) => {
    const found = byId.get(item.case_id);
    if (!found) return [];
    const hearing = item.hearing_id ? heard.get(item.hearing_id) : undefined;
    return [describeItem(item, viewer, { court, found, hearing, names })];
  });
}

type Known = {
  court: KnownCourt;
  found: { case_number: string; title: string };
  hearing: { id: string; event_type: string; hearing_date: string } | undefined;
  names: ReadonlyMap<string, string>;
};

function describeItem(item: StoredItem, viewer: Actor, { court, found, hearing, names }: Known): WorkItem {
  const { id, kind, state, case_id, subject, person, mode, note, counted_from, due_on, assigned_to, answer } = item;
  const law = lawOfWork(kind, codeSystemOf(court));
  const last = hearing ? askBy(law, hearing.hearing_date, court.calendar) : null;
  const asked = dateInZone(item.requested_at, court.time_zone);
  return {
    ...{ id, kind, state, case_id, subject, person, mode, note, counted_from, due_on, answer, version: item.version },
    ...{ case_number: found.case_number, case_title: found.title },
    hearing: hearing ? { id: hearing.id, event_type: hearing.event_type, hearing_date: hearing.hearing_date } : null,
    late: last !== null && asked > last,
    law: law ? { rule: law.rule, authority: law.authority, confidence: law.confidence } : null,
    fee_usd: fees.find((fee) => fee.id === law?.fee_id)?.amount_usd ?? null,
    requested_by: names.get(item.requested_by) ?? '',
    requested_at: item.requested_at.toISOString(),
    assigned_to_id: assigned_to,
    assigned_to: assigned_to ? (names.get(assigned_to) ?? null) : null,
    next: nextWorkStates(kind, state, sideOf(viewer)),
  };
}

/** Clerks and administrators act for the court; anyone else on their own request. */
export const sideOf = ({ capacity }: Actor) =>
  capacity === 'clerk' || capacity === 'court_administrator' ? 'court' : 'requester';
