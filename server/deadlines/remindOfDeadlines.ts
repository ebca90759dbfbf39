import { and, asc, eq, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { daysBetween } from '#domain/days/days';
import { urgentUntil } from '#domain/deadlines/urgency';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { findCaseForSystem, type StoredCase } from '#server/cases/findCaseForSystem';
import { findCourts } from '#server/courts/findCourt';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { deadlineNotices, deadlines } from '#server/db/schema/deadlines';
import { announce } from '#server/events/announce';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { isOpen, type StoredDeadline } from './deadlineRepository.ts';

export const deadlineWatchJob = defineJob('tell_of_deadlines', z.object({}));

const everyMs = 60 * 60_000;
/** Reminders are not sent at night. */
export const firstHour = 6;
const atOnce = 500;

/**
 * Schedules the check of deadlines, within the hour unless specified. However many processes call this, only one job is
 * queued.
 */
export async function scheduleDeadlineWatch({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, deadlineWatchJob, {}, { jobKey: deadlineWatchJob.name, runAt });
}

/**
 * Reminds the court's staff and other systems of each approaching deadline that the court keeps, once a day from three
 * court days before it, in the court's morning. People who file are reminded on the days that they chose.
 */
export async function remindOfDeadlines(needs: Needs<'db' | 'now'>): Promise<number> {
  let reminded = 0;
  const all = await findCourts(needs.db);
  for (const { id } of all) {
    const court = await readCourt(needs.db, needs.now(), id);
    if (hourThere(needs.now(), court.time_zone) < firstHour) continue;
    for (;;) {
      const due = await findUntold(needs.db, court);
      for (const deadline of due) if (await remindOf(needs, court, deadline)) reminded++;
      if (due.length < atOnce) break;
    }
  }
  return reminded;
}

function findUntold(db: Db, { id, today, calendar }: KnownCourt): Promise<StoredDeadline[]> {
  const remindedToday = db
    .select({ found: sql`1` })
    .from(deadlineNotices)
    .where(and(eq(deadlineNotices.deadline_id, deadlines.id), eq(deadlineNotices.day, today)));
  const near = and(gte(deadlines.due_date, today), lte(deadlines.due_date, urgentUntil(today, calendar)));
  return db
    .select()
    .from(deadlines)
    .where(and(eq(deadlines.court_id, id), isNull(deadlines.owner_id), isOpen, near, notExists(remindedToday)))
    .orderBy(asc(deadlines.due_date), asc(deadlines.id))
    .limit(atOnce);
}

/**
 * Sends the reminder and marks the deadline in one transaction, so that a crash neither loses nor repeats a reminder.
 */
async function remindOf(needs: Needs<'db' | 'now'>, court: KnownCourt, deadline: StoredDeadline): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(deadlineNotices)
      .values({ deadline_id: deadline.id, day: court.today, notified_at: needs.now() })
      .onConflictDoNothing()
      .returning({ day: deadlineNotices.day });
    if (!mark) return false;
    const about = await findCaseForSystem(tx, deadline.court_id, deadline.case_id);
    const { id, case_id } = deadline;
    await announce(tx, needs, {
      code: 'deadline.upcoming',
      values: describeDue(deadline, about!, daysBetween(court.today, deadline.due_date)),
      about: {
        case: { id: case_id, case_number: about!.case_number },
        deadline: { id, is_private: false },
      },
      court_id: court.id,
      // People who file are reminded on the days that they chose (server/reminders).
      to: deadline.saved_by === null ? [] : [deadline.saved_by],
    });
    return true;
  });
}

/** A deadline as a reminder of it states it. */
export function describeDue(
  { action, due_date, due_time, authority }: StoredDeadline,
  { case_number, title }: Pick<StoredCase, 'case_number' | 'title'>,
  days_left: number,
): NoticeMessages['deadline.upcoming'] {
  const about = { case_number, case_title: title, deadline: action, authority };
  return { ...about, due: due_date, due_time, days_left };
}

/**
 * Whom a deadline concerns: only its owner; for the court's deadlines, the person who set it and the people in the
 * case.
 */
export async function peopleToNotify(tx: Db, { owner_id, saved_by, case_id }: StoredDeadline): Promise<string[]> {
  if (owner_id) return [owner_id];
  const all = [saved_by, ...(await filersWhoSee(tx, case_id))];
  return [...new Set(all.filter((id): id is string => id !== null))];
}

/** The hour of the day at a place, from 0 to 23. */
export function hourThere(at: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
}
