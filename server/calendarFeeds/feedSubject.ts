import { and, eq } from 'drizzle-orm';
import type { FeedSubject } from '#contract/calendarFeeds';
import { findOnRoster } from '#server/attorneys/rosterRepository';
import { courtrooms } from '#server/db/schema/calendar';
import type { calendarFeeds } from '#server/db/schema/calendarFeeds';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';

type Columns = Pick<typeof calendarFeeds.$inferSelect, 'judge_id' | 'courtroom_id' | 'attorney_id'>;
export type Subject = { subject: FeedSubject; subject_id: string };

/** The column of a feed for each subject; the same as the filter of its hearings. */
export function columnsOf({ subject, subject_id }: Subject): Columns {
  const none = { judge_id: null, courtroom_id: null, attorney_id: null };
  return { ...none, [`${subject}_id`]: subject_id };
}

/** Whose calendar a feed is; null for the person's own. */
export function subjectOf({ judge_id, courtroom_id, attorney_id }: Columns): Subject | null {
  if (judge_id) return { subject: 'judge', subject_id: judge_id };
  if (courtroom_id) return { subject: 'courtroom', subject_id: courtroom_id };
  return attorney_id ? { subject: 'attorney', subject_id: attorney_id } : null;
}

/**
 * The name of a subject that the court has now; null after a judge has left it. The feeds of a courtroom and of an
 * attorney are deleted with them.
 */
export async function findSubject(db: Db, court_id: string, { subject, subject_id }: Subject): Promise<string | null> {
  if (subject === 'judge') {
    return (await findJudges(db, court_id)).find(({ id }) => id === subject_id)?.name ?? null;
  }
  if (subject === 'attorney') return (await findOnRoster(db, court_id, [subject_id]))[0]?.full_name ?? null;
  const [room] = await db
    .select({ name: courtrooms.name })
    .from(courtrooms)
    .where(and(eq(courtrooms.id, subject_id), eq(courtrooms.court_id, court_id)));
  return room?.name ?? null;
}
