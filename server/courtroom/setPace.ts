import type { setPace as asked } from '#contract/courtroom';
import type { InputOf } from '#contract/endpoint';
import { laterTime, minutesOfDay, movedHearings } from '#domain/courtroom/pace';
import { findHearingsOfDayForSystem } from '#server/calendar/hearingRepository';
import { readCourt } from '#server/courts/readCourt';
import { announceDelay } from '#server/hearings/announceHearing';
import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { notifyWithoutAccount } from './delays/notifyWithoutAccount.ts';
import { delaysOfSession, isWaiting } from './expectedTimes.ts';
import { findRecordsForSystem } from './recordRepository.ts';
import { lockSession, updateSession } from './sessionRepository.ts';

/**
 * The clerk records that today’s session runs late or is in recess. The times of the hearings that wait move, and their
 * people are notified in the same transaction: once for each change of at least 15 minutes.
 * Those without an account receive an email; who has no email address is named to the clerk.
 */
export async function setPace(
  { db, now }: Needs<'db' | 'now'>,
  clerk: Actor,
  { judge_id, version, delay_minutes: typed, recess_until }: InputOf<typeof asked>,
): Promise<{ message: string; delay_minutes: number; notified: number }> {
  const { court_id } = clerk;
  const judge = await findPersonInCourt(db, judge_id, court_id);
  if (judge?.role !== 'judge') throw new Refusal('not_found');
  return db.transaction(async (tx) => {
    const at = now();
    const { today } = await readCourt(tx, at, court_id);
    const of = { court_id, judge_id, session_date: today };
    const held = await lockSession(tx, of, { version, by: clerk.person_id, at });
    const hearings = await findHearingsOfDayForSystem(tx, { court_id, judge_id, date: today });
    const records = await findRecordsForSystem(
      tx,
      hearings.map(({ id }) => id),
    );
    const next = hearings.find((hearing) => isWaiting(hearing, records.get(hearing.id)));
    const untilNext = recess_until && next ? minutesOfDay(recess_until) - minutesOfDay(next.hearing_time) : 0;
    const delay_minutes = Math.max(typed, untilNext);
    if (delay_minutes > mostMinutes) throw invalidInput('recess_until', 'Choose a time within the next eight hours.');
    const delays = delaysOfSession(hearings, records, delay_minutes);
    const moved = movedHearings(delays, held.notified);
    for (const { id, minutes } of moved) {
      const hearing = hearings.find((one) => one.id === id)!;
      const expected = laterTime(hearing.hearing_time, minutes);
      const reached = await announceDelay(tx, { now }, clerk, hearing, { minutes, expected });
      await notifyWithoutAccount(tx, { at, session: held, hearing, minutes, reached });
    }
    const heard = Object.fromEntries(moved.map(({ id, minutes }) => [id, minutes]));
    await updateSession(tx, held, {
      ...{ delay_minutes, recess_until, notified: { ...held.notified, ...heard } },
      ...{ changed_at: at, changed_by: clerk.person_id },
    });
    return { message: describe(delay_minutes, moved.length), delay_minutes, notified: moved.length };
  });
}

const mostMinutes = 480;

function describe(minutes: number, notified: number): string {
  const said = minutes === 0 ? 'The session is on time.' : `The session runs ${minutes} minutes late.`;
  if (notified === 0) return `${said} No one needed a notice.`;
  return `${said} The people of ${notified === 1 ? '1 hearing' : `${notified} hearings`} are notified.`;
}
