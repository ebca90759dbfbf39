import type { FeedSubject } from '#contract/calendarFeeds';
import { findOnRoster } from '#server/attorneys/rosterRepository';
import { readDirectory } from '#server/calendar/readDirectory';
import type { calendarFeeds } from '#server/db/schema/calendarFeeds';
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
 * The names of the subjects that the court has now, by their IDs: not of a judge who has left it. The feeds of a
 * courtroom and of an attorney are deleted with them.
 */
export async function findSubjects(db: Db, court_id: string, of: readonly Subject[]): Promise<Map<string, string>> {
  const { judges, rooms } = await readDirectory(db, court_id);
  const roster = of.filter(({ subject }) => subject === 'attorney').map(({ subject_id }) => subject_id);
  const attorneys = roster.length > 0 ? await findOnRoster(db, court_id, roster) : [];
  const named = {
    judge: judges,
    courtroom: rooms,
    attorney: attorneys.map(({ id, full_name }) => ({ id, name: full_name })),
  };
  return new Map(
    of.flatMap(({ subject, subject_id }) => {
      const found = named[subject].find(({ id }) => id === subject_id);
      return found ? [[subject_id, found.name] as const] : [];
    }),
  );
}
