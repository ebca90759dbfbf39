import { z } from 'zod';
import { addDays } from '#domain/days/days';
import { type ReminderSubject, reminderDue, reminderHorizon } from '#domain/notifications/reminders';
import { findCourts } from '#server/courts/findCourt';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { firstHour, hourThere } from '#server/deadlines/remindOfDeadlines';
import { announce } from '#server/events/announce';
import { findRemindersForSystem } from '#server/identity/preferenceRepository';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { type DateToRemind, pagesOfDeadlines } from './deadlineReminders.ts';
import { pagesOfHearings } from './hearingReminders.ts';
import { findSent, keyOf, noteSent, type Reminder } from './reminderRepository.ts';

export const remindersJob = defineJob('send_reminders', z.object({}));

const everyMs = 60 * 60_000;

/** Schedules the next round of reminders. However many processes call this, only one job is queued. */
export async function scheduleReminders({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, remindersJob, {}, { jobKey: remindersJob.name, runAt });
}

/**
 * Reminds people who file of their deadlines and hearings on the days before them that each person chose, from the
 * court's morning on. A round that did not take place is made up for by the next one. Returns how many were sent.
 */
export async function sendReminders(needs: Needs<'db' | 'now'>): Promise<number> {
  let sent = 0;
  for (const { id } of await findCourts(needs.db)) {
    const court = await readCourt(needs.db, needs.now(), id);
    if (hourThere(needs.now(), court.time_zone) < firstHour) continue;
    const span = { court_id: id, from: court.today, to: addDays(court.today, reminderHorizon) };
    for await (const page of pagesOfDeadlines(needs.db, court, span))
      sent += await sendOf(needs, court, 'deadlines', page);
    const ahead = { ...span, startsAfter: needs.now() };
    for await (const page of pagesOfHearings(needs.db, court, ahead))
      sent += await sendOf(needs, court, 'hearings', page);
  }
  return sent;
}

/** The reminders of one page of dates: what people chose and what was sent is read once for all of them. */
async function sendOf(
  needs: Needs<'db' | 'now'>,
  court: KnownCourt,
  subject: ReminderSubject,
  page: readonly DateToRemind[],
): Promise<number> {
  const [choices, sent] = await Promise.all([
    findRemindersForSystem(
      needs.db,
      page.flatMap(({ people }) => people),
    ),
    findSent(
      needs.db,
      page.map(({ id }) => id),
    ),
  ]);
  let count = 0;
  for (const date of page) {
    for (const person_id of new Set(date.people)) {
      const days = reminderDue(choices.get(person_id)![subject], court.today, date.on, court.calendar);
      if (days === null) continue;
      const reminder = { person_id, subject, subject_id: date.id, due_on: date.on, days };
      if (!sent.has(keyOf(reminder)) && (await sendOne(needs, court, date, reminder))) count++;
    }
  }
  return count;
}

/** Notes and announces a reminder in one transaction, so that a crash neither loses nor repeats it. */
function sendOne(
  needs: Needs<'db' | 'now'>,
  court: KnownCourt,
  date: DateToRemind,
  reminder: Reminder,
): Promise<boolean> {
  return needs.db.transaction(async (tx: Db) => {
    // Settled or moved since the page was read: then it is not this date any more.
    if (!(await date.holds(tx)) || !(await noteSent(tx, reminder, needs.now()))) return false;
    await announce(tx, needs, { ...date.event, court_id: court.id, to: [reminder.person_id] });
    return true;
  });
}
