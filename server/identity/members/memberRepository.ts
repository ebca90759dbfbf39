import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PeopleSort, Person, PersonState } from '#contract/people';
import type { Role } from '#domain/identity/permissions';
import { ownBarNumber } from '#server/attorneys/rosterRepository';
import { matchesAll } from '#server/db/matchesAll';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { sessions } from '#server/db/schema/signIn';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Who acts in a court: everyone with a role there in force, whether or not the account is open. */
const rolesInForce = (court_id: string) => and(eq(personRoles.court_id, court_id), isNull(personRoles.ended_at));

const isPendingJudge = and(
  eq(personRoles.role, 'judge'),
  or(isNull(judgeProfiles.status), ne(judgeProfiles.status, 'verified')),
)!;

const lastSeen = sql<string | null>`(select max(s.last_seen_at) from ${sessions} s where s.person_id = ${people}.id)`;

/** The text in which an administrator finds people; an index answers it. */
export const foundBy = sql`(${people.full_name} || ' ' || coalesce(${people.email}, ''))`;

export const inRole = (role: Role): SQL => eq(personRoles.role, role);

export function inState(state: PersonState): SQL | undefined {
  if (state === 'closed') return isNotNull(people.deactivated_at);
  const open = isNull(people.deactivated_at);
  return state === 'pending_judge' ? and(open, isPendingJudge) : and(open, sql`not (${isPendingJudge})`);
}

const sortable: Record<PeopleSort, SQL> = {
  full_name: sql`lower(${people.full_name})`,
  role: sql`${personRoles.role}`,
  role_since: sql`${personRoles.granted_at}`,
};

export function orderPeople(column: PeopleSort, direction: 'ascending' | 'descending'): SQL {
  return direction === 'ascending' ? asc(sortable[column]) : desc(sortable[column]);
}

/** People with a role in the viewer's court and an open account, by words of the name; not those on the roster. */
export function findMatchingMembers(
  db: Db,
  { court_id }: Actor,
  q: string,
  limit: number,
): Promise<{ id: string; full_name: string; role: Role }[]> {
  return db
    .select({ id: people.id, full_name: people.full_name, role: personRoles.role })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(
      and(
        matchesAll(searchedText.people, q),
        rolesInForce(court_id),
        isNull(people.deactivated_at),
        isNull(ownBarNumber(people.id, court_id)),
      ),
    )
    .orderBy(asc(people.full_name), asc(people.id))
    .limit(limit);
}

type Window = { limit: number; offset: number };

export async function findPeople(
  db: Db,
  { court_id, person_id }: Actor,
  matching: SQL | undefined,
  order: SQL[],
  { limit, offset }: Window,
): Promise<Person[]> {
  const found = await db
    .select({
      id: people.id,
      full_name: people.full_name,
      email: people.email,
      role: personRoles.role,
      role_since: personRoles.granted_at,
      deactivated_at: people.deactivated_at,
      pending: sql<boolean>`${isPendingJudge}`,
      last_seen_at: lastSeen,
      bar_number: sql<string | null>`coalesce(${ownBarNumber(people.id, court_id)}, ${judgeProfiles.bar_number})`,
      version: people.version,
    })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.person_id))
    .leftJoin(judgeProfiles, and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, court_id)))
    .where(and(rolesInForce(court_id), matching))
    .orderBy(...order, asc(people.full_name), asc(people.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ deactivated_at, pending, role_since, last_seen_at, ...person }) => ({
    ...person,
    role_since: role_since.toISOString(),
    last_seen_at: last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
    state: deactivated_at ? 'closed' : pending ? 'pending_judge' : 'active',
    is_self: person.id === person_id,
  }));
}

export async function countPeople(db: Db, { court_id }: Actor, matching: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.person_id))
    .leftJoin(judgeProfiles, and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, court_id)))
    .where(and(rolesInForce(court_id), matching));
  return found!.n;
}

/** Someone who acts in the user's court. */
export async function findPerson(db: Db, actor: Actor, id: string): Promise<Person> {
  const [found] = await findPeople(db, actor, eq(people.id, id), [], { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}
