import { inArray } from 'drizzle-orm';
import type { ReminderSubject } from '#domain/notifications/reminders';
import { remindersSent } from '#server/db/schema/reminders';
import type { Db } from '#server/kernel/Database';

/** A reminder of one person: of what, for which date, and how many days before it by the person's choice. */
export type Reminder = {
  person_id: string;
  subject: ReminderSubject;
  subject_id: string;
  due_on: string;
  days: number;
};

export const keyOf = ({ person_id, subject, subject_id, due_on, days }: Reminder): string =>
  [person_id, subject, subject_id, due_on, days].join(' ');

/** The reminders that were sent about these records, by their keys. */
export async function findSent(db: Db, subject_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (subject_ids.length === 0) return new Set();
  const found = await db
    .select()
    .from(remindersSent)
    .where(inArray(remindersSent.subject_id, [...subject_ids]));
  return new Set(found.map(keyOf));
}

/** Notes that a reminder is sent in this transaction; false if it was sent before. */
export async function noteSent(tx: Db, reminder: Reminder, sent_at: Date): Promise<boolean> {
  const noted = await tx
    .insert(remindersSent)
    .values({ ...reminder, sent_at })
    .onConflictDoNothing()
    .returning({ days: remindersSent.days });
  return noted.length > 0;
}
