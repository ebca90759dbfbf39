import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import { judgeProfiles, people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { StoredPerson } from './accountRepository.ts';

export type StoredProfile = typeof judgeProfiles.$inferSelect;
export type JudgeRequest = { profile: StoredProfile; person: StoredPerson };

type Whose = { person_id: string; court_id: string };
type Listed = { court_id: string; status: StoredProfile['status'] };
type Decision = Pick<StoredProfile, 'status' | 'reason' | 'decided_by' | 'decided_at'>;

const isOf = ({ person_id, court_id }: Whose) =>
  and(eq(judgeProfiles.person_id, person_id), eq(judgeProfiles.court_id, court_id));

const isListed = ({ court_id, status }: Listed) =>
  and(eq(judgeProfiles.court_id, court_id), eq(judgeProfiles.status, status), isNull(people.deactivated_at));

/** Judges' profiles of a court with their people: pending ones with the oldest first, decided ones with the newest first. */
export function findJudgeRequests(
  db: Db,
  listed: Listed,
  { limit, offset }: { limit: number; offset: number },
): Promise<JudgeRequest[]> {
  const order = listed.status === 'pending' ? asc(judgeProfiles.created_at) : desc(judgeProfiles.decided_at);
  return db
    .select({ profile: judgeProfiles, person: people })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .where(isListed(listed))
    .orderBy(order, asc(people.id))
    .limit(limit)
    .offset(offset);
}

export async function countJudgeRequests(db: Db, listed: Listed): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .where(isListed(listed));
  return counted!.n;
}

/** A judge's profile and the person, locked until the transaction ends. */
export async function lockJudgeRequest(tx: Db, whose: Whose): Promise<JudgeRequest | undefined> {
  const [held] = await tx
    .select({ profile: judgeProfiles, person: people })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .where(isOf(whose))
    .for('update');
  return held;
}

/** Stores the decision on a locked profile. */
export async function decideProfile(tx: Db, { profile }: JudgeRequest, decision: Decision): Promise<void> {
  await tx
    .update(judgeProfiles)
    .set({ ...decision, version: profile.version + 1 })
    .where(isOf(profile));
}
