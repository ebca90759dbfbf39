import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { people, personRoles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';

/** A person's name, and the role in which the person acts in a court; null if the person has none. */
export async function findPersonInCourt(
  db: Db,
  person_id: string,
  court_id: string,
): Promise<{ full_name: string; role: Role | null } | undefined> {
  const [found] = await db
    .select({ full_name: people.full_name, role: personRoles.role })
    .from(people)
    .leftJoin(
      personRoles,
      and(eq(personRoles.person_id, people.id), eq(personRoles.court_id, court_id), isNull(personRoles.ended_at)),
    )
    .where(eq(people.id, person_id));
  return found;
}
