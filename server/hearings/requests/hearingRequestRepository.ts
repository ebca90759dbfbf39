import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { HearingRequest } from '#contract/hearingRequests';
import { may } from '#domain/identity/permissions';
import { findCases } from '#server/cases/caseRepository';
import { findMergedCasesForSystem } from '#server/cases/inKeptCase';
import { hearingRequests } from '#server/db/schema/hearingRequests';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { isShown } from '#server/visibility/hiddenCases';
import { isCourtStaff } from '#server/visibility/isCourtStaff';

export type StoredRequest = typeof hearingRequests.$inferSelect;

const mostOfCase = 50;
const perPage = 20;

/** Requests are between their senders and the court: the other side does not see them. */
const visible = (viewer: Actor): SQL | undefined =>
  and(
    eq(hearingRequests.court_id, viewer.court_id),
    isShown(hearingRequests.case_id, viewer),
    isCourtStaff(viewer) ? undefined : eq(hearingRequests.requested_by, viewer.person_id),
  );

/**
 * The latest requests of a case, and of cases that were merged into it. The caller has found the case for the viewer.
 */
export async function findRequestsOfCase(db: Db, viewer: Actor, case_id: string): Promise<HearingRequest[]> {
  const found = await db
    .select()
    .from(hearingRequests)
    .where(and(visible(viewer), inArray(hearingRequests.case_id, await findMergedCasesForSystem(db, case_id))))
    .orderBy(desc(hearingRequests.requested_at))
    .limit(mostOfCase);
  return describeRequests(db, viewer, found);
}

const pending = (viewer: Actor) => and(visible(viewer), eq(hearingRequests.state, 'pending'));

/** One page of the undecided requests, the oldest first. */
export async function findPendingRequests(db: Db, viewer: Actor, page: number, limit = perPage) {
  const [found, total] = await Promise.all([
    db
      .select()
      .from(hearingRequests)
      .where(pending(viewer))
      .orderBy(asc(hearingRequests.requested_at), asc(hearingRequests.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countPendingRequests(db, viewer),
  ]);
  return { data: await describeRequests(db, viewer, found), total, total_pages: Math.ceil(total / limit) };
}

/** The undecided ones of some requests. */
export async function findPendingRequestsById(
  db: Db,
  viewer: Actor,
  ids: readonly string[],
): Promise<HearingRequest[]> {
  const found = await db
    .select()
    .from(hearingRequests)
    .where(and(pending(viewer), inArray(hearingRequests.id, [...ids])));
  return describeRequests(db, viewer, found);
}

/** How many requests are undecided. */
export async function countPendingRequests(db: Db, viewer: Actor): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(hearingRequests).where(pending(viewer));
  return counted!.n;
}

/** An undecided request, locked until the transaction ends. A stale version is refused. */
export async function lockPending(
  tx: Db,
  viewer: Actor,
  { id, version }: { id: string; version: number },
): Promise<StoredRequest> {
  const [found] = await tx
    .select()
    .from(hearingRequests)
    .where(and(eq(hearingRequests.id, id), visible(viewer)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'pending') throw new Refusal('hearing_request_decided');
  if (found.version !== version) throw new Refusal('changed_meanwhile', { version: found.version });
  return found;
}

/** Stores the end of a locked request. */
export async function settleRequest(
  tx: Db,
  actor: Actor,
  { id, version }: StoredRequest,
  end: Pick<StoredRequest, 'state' | 'reason' | 'hearing_id'> & { at: Date },
): Promise<StoredRequest> {
  const { at, ...ended } = end;
  const [after] = await tx
    .update(hearingRequests)
    .set({ ...ended, decided_by: actor.person_id, decided_at: at, version: version + 1 })
    .where(eq(hearingRequests.id, id))
    .returning();
  return after!;
}

/** Stores a new request. */
export async function insertRequest(tx: Db, request: typeof hearingRequests.$inferInsert): Promise<StoredRequest> {
  const [made] = await tx.insert(hearingRequests).values(request).returning();
  return made!;
}

/** Requests with the names of their cases and people, each read once. */
export async function describeRequests(
  db: Db,
  viewer: Actor,
  found: readonly StoredRequest[],
): Promise<HearingRequest[]> {
  const [cases, names] = await Promise.all([
    findCases(
      db,
      viewer,
      found.map(({ case_id }) => case_id),
    ),
    findNames(
      db,
      found.flatMap(({ requested_by, decided_by }) => [requested_by, ...(decided_by ? [decided_by] : [])]),
    ),
  ]);
  return found.flatMap(({ court_id: _court, requested_by, decided_by, requested_at, decided_at, ...request }) => {
    const about = cases.get(request.case_id);
    if (!about) return [];
    const isPending = request.state === 'pending';
    return [
      {
        ...request,
        ...{ case_number: about.case_number, case_title: about.title, case_type: about.case_type },
        requested_by: names.get(requested_by) ?? '',
        requested_at: requested_at.toISOString(),
        decided_by: decided_by && (names.get(decided_by) ?? ''),
        decided_at: decided_at?.toISOString() ?? null,
        abilities: {
          decide: isPending && may(viewer.capacity, 'hearings:schedule'),
          withdraw: isPending && requested_by === viewer.person_id,
        },
      },
    ];
  });
}
