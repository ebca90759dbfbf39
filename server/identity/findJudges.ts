import { and, asc, eq, isNull } from 'drizzle-orm';
import { judgeProfiles, people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';

export type CourtJudge = { id: string; name: string; court_house: string; specialization: string };

/** The judges of a court whom its administrator has verified, by name. */
export function findJudges(db: Db, court_id: string): Promise<CourtJudge[]> {
  return db
    .select({
      id: people.id,
      name: people.full_name,
      court_house: judgeProfiles.court_house,
      specialization: judgeProfiles.specialization,
    })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .where(
      and(eq(judgeProfiles.court_id, court_id), eq(judgeProfiles.status, 'verified'), isNull(people.deactivated_at)),
    )
    .orderBy(asc(people.full_name), asc(people.id));
}
