import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { judgeCoverage } from '#server/db/schema/caseLife';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { courts } from '#server/db/schema/courts';
import { directoryPeople } from '#server/db/schema/directory';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import type { Seer } from './Seer.ts';

/**
 * Whether the judge in a column is one for whom the viewer acts today: for a judge the judge and the absent judges whom
 * the judge covers, for a clerk the judges in whose chambers the clerk works. For anyone else none. An array, which
 * PostgreSQL computes once and then finds by an index.
 */
export const actsFor = (judge_id: SQLWrapper, viewer: Seer): SQL =>
  sql`${judge_id} = any(array(${judgesServed(viewer)}))`;

/** The same for a column with the name of a judge, where no account is named. A judge covers no one by name. */
export function actsForNamed(judge_name: SQLWrapper, viewer: Actor): SQL {
  const isOther = viewer.only_for !== undefined && viewer.only_for !== viewer.person_id;
  if (viewer.capacity === 'judge')
    return isOther ? sql`false` : sql`lower(${judge_name}) = ${viewer.full_name.toLowerCase()}`;
  return sql`lower(${judge_name}) in (select lower(named.full_name) from ${directoryPeople} named
    where ${actsFor(sql`named.id`, viewer)})`;
}

/**
 * The viewer as one who acts only for one of the judges for whom they act today; without a choice, for all of them. A
 * judge for whom they do not act is not found. What is hidden from the viewer stays hidden.
 */
export async function actingFor(db: Db, viewer: Actor, judge_id: string | undefined): Promise<Actor> {
  if (judge_id === undefined) return viewer;
  const served = await findJudgesServed(db, viewer);
  if (!served.some(({ id }) => id === judge_id)) throw new Refusal('not_found');
  return { ...viewer, only_for: judge_id };
}

/** A judge for whom a person acts. */
export type JudgeServed = { id: string; full_name: string };

/** The judges for whom the viewer acts today, by name. */
export async function findJudgesServed(db: Db, viewer: Seer): Promise<JudgeServed[]> {
  return db
    .select({ id: directoryPeople.id, full_name: directoryPeople.full_name })
    .from(directoryPeople)
    .where(actsFor(directoryPeople.id, viewer))
    .orderBy(asc(directoryPeople.full_name), asc(directoryPeople.id));
}

/** The judge for whom an actor prepares something in a case of theirs: a judge who acts, or else the judge of the case. */
export async function findJudgeServed(
  db: Db,
  actor: Actor,
  { judge_id, judge_name }: { judge_id: string | null; judge_name: string | null },
): Promise<JudgeServed> {
  if (actor.capacity === 'judge') return { id: actor.person_id, full_name: actor.full_name };
  const served = await findJudgesServed(db, actor);
  const name = judge_name?.toLowerCase();
  const found = served.find(({ id, full_name }) => (judge_id ? id === judge_id : full_name.toLowerCase() === name));
  if (!found) throw new Refusal('not_found');
  return found;
}

function judgesServed(viewer: Seer): SQL {
  const all = allServed(viewer);
  return viewer.only_for === undefined
    ? all
    : sql`select served.id from (${all}) served where served.id = ${viewer.only_for}::uuid`;
}

function allServed({ capacity, person_id, court_id }: Seer): SQL {
  switch (capacity) {
    case 'judge':
      return sql`select ${person_id}::uuid as id union select covered.judge_id from ${judgeCoverage} covered
        where covered.court_id = ${court_id} and covered.duty_judge_id = ${person_id}
          and ${todayAt(court_id)} between covered.from_on and covered.to_on`;
    case 'clerk':
      return chambersOf(person_id, court_id);
    default:
      return sql`select null::uuid as id where false`;
  }
}

/** The judges in whose chambers a person works today. */
export const chambersOf = (person_id: string, court_id: string): SQL => sql`
  select own.judge_id as id from ${chambersMembers} own
  where own.person_id = ${person_id} and own.court_id = ${court_id} and own.ended_at is null
    and own.starts_on <= ${todayAt(court_id)} and coalesce(own.ends_on, 'infinity') >= ${todayAt(court_id)}`;

/** The day that it is at a court. */
const todayAt = (court_id: string): SQL =>
  sql`(now() at time zone (select sits.time_zone from ${courts} sits where sits.id = ${court_id}))::date`;
