import type { NamedHearing } from '#domain/activity/messages/hearings';
import type { NoticeCode } from '#domain/notifications/NoticeMessages';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findAccountsOfCounselForSystem } from '#server/calendar/hearingRepository';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filersWhoSee } from '#server/visibility/visibleCases';

/** Notifies everyone concerned except the person who made the change, and the court's other systems. */
export async function announceHearing(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  hearing: StoredHearing,
  code: Exclude<Extract<NoticeCode, `hearing.${string}`>, 'hearing.upcoming' | 'hearing.delayed'>,
): Promise<void> {
  const to = await findNotified(tx, actor, hearing);
  const { id, court_id, case_id, case_number } = hearing;
  const about = { hearing: { id }, case: case_id === null ? null : { id: case_id, case_number } };
  await announce(tx, needs, { code, values: nameHearing(hearing), about, court_id, to });
  if (case_id !== null) await askToWeigh(tx, case_id);
}

/**
 * Notifies counsel and the people in the case that their hearing of today begins later, or on time again. Returns their
 * accounts.
 */
export async function announceDelay(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  hearing: StoredHearing,
  delay: { minutes: number; expected: string },
): Promise<string[]> {
  const own = [actor.person_id, hearing.judge_id];
  const to = (await peopleConcerned(tx, hearing)).filter((person) => !own.includes(person));
  const { id, court_id, case_id, case_number } = hearing;
  const about = { hearing: { id }, case: case_id === null ? null : { id: case_id, case_number } };
  const values = { ...nameHearing(hearing), ...delay };
  await announce(tx, needs, { code: 'hearing.delayed', values, about, court_id, to });
  return to;
}

/** A hearing as the record and the notices name it. */
export function nameHearing(hearing: StoredHearing): NamedHearing {
  const { event_type, case_number, case_title, hearing_date, hearing_time, venue, judge, reason } = hearing;
  const when = { day: hearing_date, time: hearing_time.slice(0, 5) };
  return { event_type, case_number, case_title, ...when, venue, judge, reason };
}

/** The accounts that are notified of a change to a hearing: everyone concerned except the person who makes it. */
export async function findNotified(db: Db, actor: Actor, hearing: StoredHearing): Promise<string[]> {
  return (await peopleConcerned(db, hearing)).filter((person) => person !== actor.person_id);
}

/**
 * The judge, appearing counsel, and the filers and counsel who have access to the case and requested the hearing; for a
 * request, the clerks.
 */
async function peopleConcerned(tx: Db, hearing: StoredHearing): Promise<string[]> {
  const counsel = await findAccountsOfCounselForSystem(tx, hearing.id);
  const inCase = hearing.case_id ? await filersWhoSee(tx, hearing.case_id) : [];
  const clerks = hearing.status === 'requested' ? await peopleInRole(tx, hearing.court_id, ['clerk']) : [];
  const judge = hearing.status === 'requested' ? null : hearing.judge_id;
  const all = [judge, hearing.requested_by, ...counsel, ...inCase];
  return [...new Set([...clerks, ...all.filter((person) => person !== null)])];
}
