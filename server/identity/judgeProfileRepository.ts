import { and, eq, sql } from 'drizzle-orm';
import type { JudgeProfile, JudgeProfileState } from '#contract/identity';
import { judgeProfiles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type Row = typeof judgeProfiles.$inferSelect;

type Whose = { person_id: string; court_id: string };

const isOf = ({ person_id, court_id }: Whose) =>
  and(eq(judgeProfiles.person_id, person_id), eq(judgeProfiles.court_id, court_id));

/** A person's profile in a court. */
export async function findJudgeProfile(db: Db, whose: Whose): Promise<JudgeProfileState | null> {
  const [profile] = await db.select().from(judgeProfiles).where(isOf(whose));
  return profile ? toState(profile) : null;
}

/** The same, locked until the transaction ends. */
export async function lockJudgeProfile(tx: Db, whose: Whose): Promise<JudgeProfileState | null> {
  const [profile] = await tx.select().from(judgeProfiles).where(isOf(whose)).for('update');
  return profile ? toState(profile) : null;
}

/** Saves a profile as pending a court administrator's decision, regardless of earlier decisions. */
export async function putPendingProfile(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id, court_id }: Whose,
  { specialization, bar_number, location, court_house }: JudgeProfile,
): Promise<JudgeProfileState> {
  const said = { specialization, bar_number, location, court_house };
  const pending = { ...said, status: 'pending' as const, decided_by: null, decided_at: null, reason: null };
  const [profile] = await tx
    .insert(judgeProfiles)
    .values({ ...pending, person_id, court_id, created_at: now() })
    .onConflictDoUpdate({
      target: [judgeProfiles.person_id, judgeProfiles.court_id],
      set: { ...pending, version: sql`${judgeProfiles.version} + 1` },
    })
    .returning();
  return toState(profile!);
}

function toState({ specialization, bar_number, location, court_house, status, decided_at }: Row): JudgeProfileState {
  const decided = decided_at?.toISOString() ?? null;
  return { specialization, bar_number, location, court_house, status, decided_at: decided };
}
