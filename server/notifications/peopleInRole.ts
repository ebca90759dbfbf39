import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';

/** The people who hold one of these roles in a court now, for notices. Pending judges do not hold one yet. */
export async function peopleInRole(db: Db, court_id: string, roles: Role[]): Promise<string[]> {
  const found = await db
    .select({ id: personRoles.person_id })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.person_id))
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, personRoles.person_id), eq(judgeProfiles.court_id, personRoles.court_id)),
    )
    .where(
      and(
        eq(personRoles.court_id, court_id),
        inArray(personRoles.role, roles),
        isNull(personRoles.ended_at),
        isNull(people.deactivated_at),
        or(ne(personRoles.role, 'judge'), eq(judgeProfiles.status, 'verified')),
      ),
    );
  return found.map(({ id }) => id);
}
