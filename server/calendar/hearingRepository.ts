import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Hearing } from '#contract/hearings';
import type { Span } from '#domain/hearings/availability';
import { accountOf, namedAttorneys } from '#server/attorneys/rosterRepository';
import { columnOf } from '#server/db/columnOf';
import { matchesAll } from '#server/db/matchesAll';
import { courtrooms, hearingAttorneys, hearings, sittings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { actsFor } from '#server/visibility/actsFor';
import type { Seer } from '#server/visibility/visibleFilings';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { longestHearingMs } from './calendarReads.ts';
import { describeHearing } from './describeHearing.ts';
import type { FoundHearing, StoredHearing } from './FoundHearing.ts';
import { movedFrom } from './hearingMoves.ts';

const counsel = sql`(select ha.attorney_id from ${hearingAttorneys} ha where ha.hearing_id = ${columnOf(hearings.id)})`;

type Window = { limit: number; offset: number; latestFirst?: boolean };

/** Which hearings: each given part narrows the selection. */
export type HearingFilter = {
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  /** Hearings of which a part is in this time. */
  during?: Span | undefined;
  case_id?: string | undefined;
  judge_id?: string | undefined;
  /** Those of the judges for whom the viewer acts today. */
  own?: true | undefined;
  /** Words of the judge's name. */
  judge_named?: string | undefined;
  courtroom_id?: string | undefined;
  /** An attorney on the roster who appears. */
  attorney_id?: string | undefined;
  /** The name of a mediator, an interpreter, or a reporter. */
  person?: string | undefined;
  status?: StoredHearing['status'] | undefined;
  /** Without requests that no clerk has confirmed. */
  confirmed?: true | undefined;
  /** The first and the last day, by the court's date. */
  from?: string | undefined;
  to?: string | undefined;
  startsAfter?: Date | undefined;
  /** Hearings that were changed after this. */
  changedAfter?: Date | undefined;
  /** Hearings that have not ended by then. */
  notOverAt?: Date | undefined;
  /** Words of the case's number and title. */
  q?: string | undefined;
  /** Words of the same and of the type of the hearing. */
  described?: string | undefined;
};

/** Hearings that the viewer has access to, in chronological order. */
export async function findHearings(
  db: Db,
  viewer: Seer,
  filter: HearingFilter,
  { limit, offset, latestFirst = false }: Window,
): Promise<FoundHearing[]> {
  const order = latestFirst
    ? [desc(hearings.starts_at), desc(hearings.id)]
    : [asc(hearings.starts_at), asc(hearings.id)];
  const page = db
    .select({ id: hearings.id })
    .from(hearings)
    .where(matches(db, viewer, filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  // Counsel is gathered for the hearings of the page only.
  return db
    .select({
      ...{ hearing: hearings, sitting_title: sittings.title, attorneys: namedAttorneys(counsel) },
      moved_from: movedFrom(columnOf(hearings.id)),
    })
    .from(hearings)
    .leftJoin(sittings, eq(sittings.id, hearings.sitting_id))
    .where(inArray(hearings.id, page))
    .orderBy(...order);
}

/** Where people appear by video, by courtroom; courtrooms without an address are left out. */
export async function findRemoteAddresses(
  db: Db,
  found: readonly { hearing: Pick<StoredHearing, 'courtroom_id'> }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = found.flatMap(({ hearing }) => hearing.courtroom_id ?? []);
  if (ids.length === 0) return new Map();
  const rooms = await db
    .select({ id: courtrooms.id, remote_url: courtrooms.remote_url })
    .from(courtrooms)
    .where(inArray(courtrooms.id, [...new Set(ids)]));
  return new Map(rooms.flatMap(({ id, remote_url }) => (remote_url === null ? [] : [[id, remote_url]])));
}

/** How many hearings the viewer has access to. */
export async function countHearings(db: Db, viewer: Seer, filter: HearingFilter): Promise<number> {
  return db.$count(hearings, matches(db, viewer, filter));
}

function matches(db: Db, viewer: Seer, filter: HearingFilter): SQL | undefined {
  const { id, case_id, judge_id, judge_named, courtroom_id, status, confirmed, from, to, startsAfter, notOverAt, q } =
    filter;
  const { changedAfter, described, own, ids, during, attorney_id, person } = filter;
  return and(
    visibleHearings(db, viewer, case_id),
    id ? eq(hearings.id, id) : undefined,
    ids ? inArray(hearings.id, [...ids]) : undefined,
    during ? and(lt(hearings.starts_at, during.ends_at), gt(hearings.ends_at, during.starts_at)) : undefined,
    case_id ? eq(hearings.case_id, case_id) : undefined,
    judge_id ? eq(hearings.judge_id, judge_id) : undefined,
    own ? actsFor(hearings.judge_id, viewer) : undefined,
    judge_named ? matchesAll(sql`${hearings.judge}`, judge_named) : undefined,
    courtroom_id ? eq(hearings.courtroom_id, courtroom_id) : undefined,
    attorney_id ? inArray(hearings.id, appearingAt(db, attorney_id)) : undefined,
    person
      ? or(...[hearings.mediator, hearings.interpreter, hearings.reporter].map((column) => isNamed(column, person)))
      : undefined,
    status ? eq(hearings.status, status) : undefined,
    confirmed ? ne(hearings.status, 'requested') : undefined,
    from ? gte(hearings.hearing_date, from) : undefined,
    to ? lte(hearings.hearing_date, to) : undefined,
    startsAfter ? gt(hearings.starts_at, startsAfter) : undefined,
    changedAfter ? gt(hearings.updated_at, changedAfter) : undefined,
    notOverAt ? isNotOver(notOverAt) : undefined,
    q ? matchesAll(sql`(${hearings.case_number} || ' ' || ${hearings.case_title})`, q) : undefined,
    described
      ? matchesAll(
          sql`(${hearings.event_type} || ' ' || ${hearings.case_number} || ' ' || ${hearings.case_title})`,
          described,
        )
      : undefined,
  );
}

/** Names are compared as the bookings of their time compare them. */
const isNamed = (column: PgColumn, name: string) => sql`lower(trim(${column})) = ${name.trim().toLowerCase()}`;

const appearingAt = (db: Db, attorney_id: string) =>
  db
    .select({ id: hearingAttorneys.hearing_id })
    .from(hearingAttorneys)
    .where(eq(hearingAttorneys.attorney_id, attorney_id));

function isNotOver(at: Date): SQL | undefined {
  return and(gt(hearings.starts_at, new Date(at.getTime() - longestHearingMs)), gt(hearings.ends_at, at));
}

/** The next scheduled hearing of a case from a day on, as far as the viewer has access to it. */
export async function findNextHearing(db: Db, viewer: Seer, case_id: string, from: string) {
  const [next] = await findHearings(db, viewer, { case_id, status: 'scheduled', from }, { limit: 1, offset: 0 });
  return next?.hearing;
}

/** The accounts of the counsel who appear at a hearing. */
export async function findAccountsOfCounselForSystem(db: Db, hearing_id: string): Promise<string[]> {
  const found = await db
    .select({ person_id: accountOf(hearingAttorneys.attorney_id) })
    .from(hearingAttorneys)
    .where(eq(hearingAttorneys.hearing_id, hearing_id));
  return found.flatMap(({ person_id }) => person_id ?? []);
}

/** The counsel on a hearing who have no account, by their IDs on the roster. */
export async function findCounselWithoutAccountForSystem(db: Db, hearing_id: string): Promise<string[]> {
  const { attorney_id } = hearingAttorneys;
  const found = await db
    .select({ attorney_id })
    .from(hearingAttorneys)
    .where(and(eq(hearingAttorneys.hearing_id, hearing_id), isNull(accountOf(attorney_id))));
  return found.map((one) => one.attorney_id);
}

/** The accounts of the counsel who appear at these hearings, by hearing. */
export async function findCounselByHearingForSystem(db: Db, hearing_ids: readonly string[]) {
  const counsel = new Map<string, string[]>();
  if (hearing_ids.length === 0) return counsel;
  const found = await db
    .select({ id: hearingAttorneys.hearing_id, person_id: accountOf(hearingAttorneys.attorney_id) })
    .from(hearingAttorneys)
    .where(inArray(hearingAttorneys.hearing_id, [...hearing_ids]));
  for (const { id, person_id } of found) if (person_id) counsel.set(id, [...(counsel.get(id) ?? []), person_id]);
  return counsel;
}

/** The scheduled hearings of a court on these days that have not begun, in order of their IDs after one of them. */
export function findHearingsAheadForSystem(
  db: Db,
  { court_id, from, to, startsAfter }: { court_id: string; from: string; to: string; startsAfter: Date },
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredHearing[]> {
  return db
    .select()
    .from(hearings)
    .where(
      and(
        ...[eq(hearings.court_id, court_id), eq(hearings.status, 'scheduled'), gt(hearings.starts_at, startsAfter)],
        ...[gte(hearings.hearing_date, from), lte(hearings.hearing_date, to)],
        after ? gt(hearings.id, after) : undefined,
      ),
    )
    .orderBy(asc(hearings.id))
    .limit(limit);
}

/** Whether a hearing is scheduled on a day; it is locked until the transaction ends. */
export async function lockScheduledForSystem(tx: Db, id: string, hearing_date: string): Promise<boolean> {
  const found = await tx
    .select({ id: hearings.id })
    .from(hearings)
    .where(and(eq(hearings.id, id), eq(hearings.status, 'scheduled'), eq(hearings.hearing_date, hearing_date)))
    .for('share');
  return found.length > 0;
}

/** The IDs of the hearings of a case, as a query to combine with others. */
export const hearingIdsOfCaseForSystem = (db: Db, case_id: string) =>
  db.select({ id: hearings.id }).from(hearings).where(eq(hearings.case_id, case_id));

/** All hearings of a judge on a day, in their order, without requests. */
export function findHearingsOfDayForSystem(
  db: Db,
  { court_id, judge_id, date }: { court_id: string; judge_id: string; date: string },
): Promise<StoredHearing[]> {
  return db
    .select()
    .from(hearings)
    .where(
      and(
        ...[eq(hearings.court_id, court_id), eq(hearings.judge_id, judge_id), eq(hearings.hearing_date, date)],
        ne(hearings.status, 'requested'),
      ),
    )
    .orderBy(asc(hearings.starts_at), asc(hearings.id));
}

/** Whether hearings are scheduled in a court after a time. */
export async function hasHearingsAfterForSystem(db: Db, court_id: string, at: Date): Promise<boolean> {
  const [ahead] = await db
    .select({ id: hearings.id })
    .from(hearings)
    .where(and(eq(hearings.court_id, court_id), eq(hearings.status, 'scheduled'), gt(hearings.starts_at, at)))
    .limit(1);
  return ahead !== undefined;
}

const mostHearings = 50;

const hearingOfCase = {
  id: hearings.id,
  event_type: hearings.event_type,
  hearing_date: hearings.hearing_date,
  hearing_time: sql<string>`to_char(${hearings.hearing_time}, 'HH24:MI')`,
  venue: hearings.venue,
  judge: hearings.judge,
  status: hearings.status,
  moved_from: movedFrom(columnOf(hearings.id)),
};

/** The newest hearings of a case that the viewer has access to, as the case shows them. */
export function findHearingsOfCase(db: Db, viewer: Seer, case_id: string) {
  return db
    .select(hearingOfCase)
    .from(hearings)
    .where(and(eq(hearings.case_id, case_id), visibleHearings(db, viewer, case_id)))
    .orderBy(desc(hearings.hearing_date), desc(hearings.hearing_time))
    .limit(mostHearings);
}

/** The same for the public page of a case that the public finds. */
export function findHearingsOfCaseForSystem(db: Db, case_id: string) {
  return db
    .select(hearingOfCase)
    .from(hearings)
    .where(eq(hearings.case_id, case_id))
    .orderBy(desc(hearings.hearing_date), desc(hearings.hearing_time));
}

/** One hearing that the user has access to. */
export async function findHearing(db: Db, viewer: Actor, id: string): Promise<FoundHearing> {
  const [found] = await findHearings(db, viewer, { id }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, as the screens know it. */
export async function readHearing({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<Hearing> {
  return describeHearing(await findHearing(db, viewer, id), viewer);
}

/** One hearing, locked until the transaction ends. A change that started from an older version is refused here. */
export async function lockHearing(
  tx: Db,
  viewer: Actor,
  { id, version }: { id: string; version: number },
): Promise<FoundHearing> {
  await tx.select({ id: hearings.id }).from(hearings).where(eq(hearings.id, id)).for('update');
  const found = await findHearing(tx, viewer, id);
  if (found.hearing.version !== version) {
    throw new Refusal('changed_meanwhile', {
      version: found.hearing.version,
      current: describeHearing(found, viewer),
    });
  }
  return found;
}
