import { eq } from 'drizzle-orm';
import type { changeCaseStatus as asked, CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { changeStatus } from '#domain/cases/changeStatus';
import { dispositionsOf } from '#domain/cases/dispositions';
import { dateInZone } from '#domain/days/dateInZone';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourt } from '#server/courts/findCourt';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { lockCase, readCaseDetails } from './caseRepository.ts';
import { enterOnDocket } from './enterOnDocket.ts';

/** Closes a case with a disposition, or reopens it. The reason is docketed. */
export async function changeCaseStatus(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  change: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  const { id, status, disposition, reason } = change;
  if (status === 'closed' && !disposition) throw invalidInput('disposition', 'Choose how the case ended');
  const changed = await needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, change.version);
    const court = await findCourt(tx, held.court_id);
    const at = needs.now();
    const today = dateInZone(at, court.time_zone);
    if (status === 'closed' && !dispositionsOf(held.case_type).includes(disposition!)) {
      throw invalidInput('disposition', 'Choose a disposition for this case type');
    }
    const next = changeStatus(held, { status, disposition }, today);
    if (!next) throw invalidInput('status', `This case is already ${status}.`);
    await tx
      .update(cases)
      .set({ ...next, version: held.version + 1 })
      .where(eq(cases.id, id));
    await enterOnDocket(tx, id, {
      filed_on: today,
      entered_at: at,
      entered_by: actor.person_id,
      kind: 'status',
      description:
        status === 'closed'
          ? say('docket.case_closed', { disposition: disposition!, reason })
          : say('docket.case_reopened', { reason }),
    });
    await announce(tx, needs, {
      code: status === 'closed' ? 'case.closed' : 'case.reopened',
      ...aboutCase(held),
    });
    const whole = await readCaseDetails(tx, actor, id);
    const { case_number } = held;
    await recordActivity(tx, needs, actor, {
      ...(status === 'closed'
        ? { action: 'case_closed', values: { case_number, disposition: disposition!, reason } }
        : { action: 'case_reopened', values: { case_number, reason } }),
      subject_type: 'case',
      subject_id: id,
    });
    return whole;
  });
  return { message: status === 'closed' ? 'Case closed' : 'Case reopened', case: changed };
}
