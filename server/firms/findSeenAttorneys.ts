import { asc, sql } from 'drizzle-orm';
import { firmMembers } from '#server/db/schema/firms';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { attorneysSeen } from '#server/visibility/firmCases';
import { requireMember } from './firmRepository.ts';

/** The attorneys of the user's firm whose cases the user sees, by name. */
export function findSeenAttorneys(db: Db, actor: Actor) {
  const { firm } = requireMember(actor);
  const full_name = personName(firmMembers.person_id);
  return db
    .select({ member_id: firmMembers.id, person_id: firmMembers.person_id, full_name })
    .from(firmMembers)
    .where(attorneysSeen(firm))
    .orderBy(asc(sql`lower(${full_name})`), asc(firmMembers.id));
}
