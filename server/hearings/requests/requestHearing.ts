import type { InputOf } from '#contract/endpoint';
import type { requestHearing as asked, HearingRequest } from '#contract/hearingRequests';
import { whyClosed } from '#domain/courts/holidays/isCourtDay';
import { spellDay } from '#domain/days/spellDay';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeRequests, insertRequest } from './hearingRequestRepository.ts';

/** Requests a hearing in a case that the filer sees. The court's clerks are notified. */
export async function requestHearing(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id: case_id, ...request }: InputOf<typeof asked>,
): Promise<{ message: string; data: HearingRequest }> {
  return needs.db.transaction(async (tx) => {
    const { court_id, case_number, title, status } = await findCase(tx, actor, case_id);
    if (court_id !== actor.court_id) throw new Refusal('not_found');
    if (status !== 'open') throw new Refusal('case_closed');
    const at = needs.now();
    assertCourtDays(await readCourt(tx, at, court_id), request.preferred);
    const by = { court_id, case_id, requested_by: actor.person_id, requested_at: at };
    const made = await insertRequest(tx, { ...request, ...by });
    const values = { case_number, case_title: title, purpose: request.purpose };
    const about = { case: { id: case_id, case_number } };
    const to = await peopleInRole(tx, court_id, ['clerk']);
    await announce(tx, needs, { code: 'case.hearing_requested', values, about, court_id, to });
    await recordActivity(tx, needs, actor, {
      action: 'hearing_asked',
      subject_type: 'case',
      subject_id: case_id,
      values,
      court_id,
    });
    const [data] = await describeRequests(tx, actor, [made]);
    return { message: 'Hearing requested. The clerk schedules it or declines it with a reason.', data: data! };
  });
}

/** Preferred dates are days on which the court is open, after today. */
function assertCourtDays({ today, calendar }: KnownCourt, preferred: readonly string[]): void {
  for (const day of preferred) {
    if (day <= today) throw invalidInput('preferred', `${spellDay(day)} has passed. Choose a later date.`);
    const closed = whyClosed(day, calendar);
    if (closed) throw invalidInput('preferred', `The court is closed on ${spellDay(day)} (${closed}).`);
  }
}
