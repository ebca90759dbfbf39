import type { changeCaseStatus as asked, CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { stateOf, statusOf } from '#domain/cases/caseStates';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { lockCase, readCaseDetails } from './caseRepository.ts';
import { applyState } from './life/changeCaseState.ts';

/** Closes a case with a disposition, or reopens it: the two changes of state that most cases have. */
export async function changeCaseStatus(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  change: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  const { id, status, disposition, reason } = change;
  if (status === 'closed' && !disposition) throw invalidInput('disposition', 'Choose how the case ended');
  const changed = await needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, change.version);
    if (statusOf(stateOf(held)) === status) throw invalidInput('status', `This case is already ${status}.`);
    const state = status === 'closed' ? 'disposed' : 'reopened';
    await applyState(tx, needs, actor, held, { state, disposition, reason });
    const details = await readCaseDetails(tx, actor, id);
    const { case_number } = held;
    await recordActivity(tx, needs, actor, {
      ...(status === 'closed'
        ? { action: 'case_closed', values: { case_number, disposition: disposition!, reason } }
        : { action: 'case_reopened', values: { case_number, reason } }),
      subject_type: 'case',
      subject_id: id,
    });
    return details;
  });
  return { message: status === 'closed' ? 'Case closed' : 'Case reopened', case: changed };
}
