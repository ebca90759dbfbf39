import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Hearing } from '#contract/hearings';
import { accountOf, namedAttorneys } from '#server/attorneys/rosterRepository';
import { columnOf } from '#server/db/columnOf';
import { hearingAttorneys, hearings, sittings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { describeHearing } from './describeHearing.ts';
import type { FoundHearing } from './FoundHearing.ts';

const counsel = sql`(select ha.attorney_id from ${hearingAttorneys} ha where ha.hearing_id = ${columnOf(hearings.id)})`;

type Window = { limit: number; offset: number; latestFirst?: boolean };

/** Hearings in the order in which they are held. Counsel is gathered for those of the page alone. */
export function findHearings(
  db: Db,
  matching: SQL | undefined,
  { limit, offset, latestFirst = false }: Window,
): Promise<FoundHearing[]> {
  const order = latestFirst
    ? [desc(hearings.starts_at), desc(hearings.id)]
    : [asc(hearings.starts_at), asc(hearings.id)];
  const page = db
    .select({ id: hearings.id })
    .from(hearings)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select({ hearing: hearings, sitting_title: sittings.title, attorneys: namedAttorneys(counsel) })
    .from(hearings)
    .leftJoin(sittings, eq(sittings.id, hearings.sitting_id))
    .where(inArray(hearings.id, page))
    .orderBy(...order);
}

export async function countHearings(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(hearings, matching);
}

/** The accounts of the counsel who appear at a hearing. */
export async function findAccountsOfCounsel(db: Db, hearing_id: string): Promise<string[]> {
  const found = await db
    .select({ person_id: accountOf(hearingAttorneys.attorney_id) })
    .from(hearingAttorneys)
    .where(eq(hearingAttorneys.hearing_id, hearing_id));
  return found.flatMap(({ person_id }) => person_id ?? []);
}

/** Whether hearings are scheduled in a court after a time. */
export async function hasHearingsAfter(db: Db, court_id: string, at: Date): Promise<boolean> {
  const [ahead] = await db
    .select({ id: hearings.id })
    .from(hearings)
    .where(and(eq(hearings.court_id, court_id), eq(hearings.status, 'scheduled'), gt(hearings.starts_at, at)))
    .limit(1);
  return ahead !== undefined;
}

const mostHearings = 50;

/** The newest hearings of a case that the viewer has access to, as the case shows them. */
export function findHearingsOfCase(db: Db, case_id: string) {
  return db
    .select({
      id: hearings.id,
      event_type: hearings.event_type,
      hearing_date: hearings.hearing_date,
      hearing_time: sql<string>`to_char(${hearings.hearing_time}, 'HH24:MI')`,
      venue: hearings.venue,
      judge: hearings.judge,
      status: hearings.status,
    })
    .from(hearings)
    .where(eq(hearings.case_id, case_id))
    .orderBy(desc(hearings.hearing_date), desc(hearings.hearing_time))
    .limit(mostHearings);
}

/** One hearing that the user has access to. */
export async function findHearing(db: Db, viewer: Actor, id: string): Promise<FoundHearing> {
  const [found] = await findHearings(db, and(eq(hearings.id, id), visibleHearings(db, viewer)), {
    limit: 1,
    offset: 0,
  });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, as the screens know it. */
export async function readHearing({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<Hearing> {
  return describeHearing(await findHearing(db, viewer, id), viewer);
}

/** One hearing, held until the transaction ends. A change that started from an older version is refused here. */
export async function holdHearing(
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
