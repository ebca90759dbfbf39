import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import { courtroomSessions } from '#server/db/schema/courtroom';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredSession = typeof courtroomSessions.$inferSelect;
export type OfSession = { court_id: string; judge_id: string; session_date: string };

const named = ({ court_id, judge_id, session_date }: OfSession) =>
  and(
    eq(courtroomSessions.court_id, court_id),
    eq(courtroomSessions.judge_id, judge_id),
    eq(courtroomSessions.session_date, session_date),
  );

export async function findSession(db: Db, of: OfSession): Promise<StoredSession | undefined> {
  const [found] = await db.select().from(courtroomSessions).where(named(of));
  return found;
}

/** The sessions of a court that run late or are in recess on a day. */
export function findLateSessionsForSystem(db: Db, court_id: string, session_date: string): Promise<StoredSession[]> {
  const { delay_minutes, recess_until } = courtroomSessions;
  return db
    .select()
    .from(courtroomSessions)
    .where(
      and(
        eq(courtroomSessions.court_id, court_id),
        eq(courtroomSessions.session_date, session_date),
        or(gt(delay_minutes, 0), isNotNull(recess_until)),
      ),
    );
}

/** A session, made if it has none, locked until the transaction ends; a change of an older version is refused. */
export async function lockSession(
  tx: Db,
  of: OfSession,
  { version, by, at }: { version: number; by: string; at: Date },
): Promise<StoredSession> {
  if (version === 0) {
    await tx
      .insert(courtroomSessions)
      .values({ ...of, changed_at: at, changed_by: by, version: 0 })
      .onConflictDoNothing();
  }
  const [held] = await tx.select().from(courtroomSessions).where(named(of)).for('update');
  if (held?.version !== version) throw new Refusal('changed_meanwhile', { version: held?.version ?? 0 });
  return held;
}

type Pace = Pick<StoredSession, 'delay_minutes' | 'recess_until' | 'notified' | 'changed_at' | 'changed_by'>;

export async function updateSession(tx: Db, { id, version }: StoredSession, pace: Pace): Promise<void> {
  await tx
    .update(courtroomSessions)
    .set({ ...pace, version: version + 1 })
    .where(eq(courtroomSessions.id, id));
}
