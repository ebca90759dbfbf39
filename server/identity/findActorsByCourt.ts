import { and, eq, isNull } from 'drizzle-orm';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { membershipOf } from '#server/visibility/firmMembership';

type ActingFrom = Pick<Actor, 'session_id' | 'address' | 'user_agent'>;

/** A person's present role in each court where they have one, as calls of theirs without a session have it. */
export async function findActorsByCourt(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id?: string },
  from: ActingFrom,
): Promise<Map<string, Actor>> {
  const inCourt = court_id === undefined ? undefined : eq(personRoles.court_id, court_id);
  const found = await db
    .select({
      full_name: people.full_name,
      role: personRoles.role,
      court_id: personRoles.court_id,
      judge_status: judgeProfiles.status,
    })
    .from(people)
    .innerJoin(personRoles, and(eq(personRoles.person_id, people.id), isNull(personRoles.ended_at), inCourt))
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, personRoles.court_id)),
    )
    .where(and(eq(people.id, person_id), isNull(people.deactivated_at)));
  return new Map(
    found.map(({ judge_status, ...current }) => {
      const pending = current.role === 'judge' && judge_status !== 'verified';
      const capacity = pending ? ('pending_judge' as const) : current.role;
      return [current.court_id, { ...current, capacity, person_id, ...from }];
    }),
  );
}

/** A person's present role in one court; null where they have none there. */
export async function findActorInCourt(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
  from: ActingFrom,
): Promise<Actor | null> {
  return (await findActorsByCourt(db, { person_id, court_id }, from)).get(court_id) ?? null;
}

/**
 * The same with the person’s place in a firm, for what the person began in a session and a job completes: it reaches what
 * the person can reach now.
 */
export async function findMemberInCourt(
  db: Db,
  who: { person_id: string; court_id: string },
  from: ActingFrom,
): Promise<Actor | null> {
  const actor = await findActorInCourt(db, who, from);
  if (!actor) return null;
  const [found] = await db
    .select({ firm: membershipOf(personRoles) })
    .from(personRoles)
    .where(
      and(
        eq(personRoles.person_id, who.person_id),
        eq(personRoles.court_id, who.court_id),
        isNull(personRoles.ended_at),
      ),
    );
  return { ...actor, firm: found?.firm ?? null };
}
