import { eq } from 'drizzle-orm';
import type { transferCase as asked } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import type { TransferKind } from '#domain/cases/caseRelations';
import { type CaseState, stateOf } from '#domain/cases/caseStates';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourts } from '#server/courts/findCourt';
import { readCourt } from '#server/courts/readCourt';
import { caseTransfers } from '#server/db/schema/caseRelations';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, readCaseDetails } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { writeCaseState } from '../life/writeCaseState.ts';

/** The states from which a case can be sent. An appeal leaves the state of the case as it is. */
const sendable: readonly CaseState[] = ['active', 'inactive', 'reopened'];
const closing: Record<Exclude<TransferKind, 'appeal'>, CaseState> = { transfer: 'transferred', remand: 'remanded' };

/** Sends a case to another court. It is closed here until that court refuses it; an appeal leaves its status. */
export async function transferCase(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, kind, to_court_id, outside_court, reason }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    const state = stateOf(held);
    const allowed = kind === 'appeal' ? [...sendable, 'disposed'] : sendable;
    if (!allowed.includes(state)) throw new Refusal(state === 'disposed' ? 'case_closed' : 'case_state_final');
    const court = to_court_id ? await nameOfCourt(tx, held.court_id, to_court_id) : outside_court;
    const at = needs.now();
    const { today } = await readCourt(tx, at, held.court_id);
    const to = to_court_id ? { to_court_id } : { outside_court };
    const sent = { state: 'offered' as const, state_before: state, sent_by: actor.person_id, sent_at: at };
    await tx.insert(caseTransfers).values({ case_id: id, kind, ...to, reason, ...sent });
    if (kind === 'appeal')
      await tx
        .update(cases)
        .set({ version: version + 1 })
        .where(eq(cases.id, id));
    else {
      const words = `${kind === 'remand' ? 'Remanded' : 'Transferred'} to ${court}. ${reason}`;
      const next = { state: closing[kind], effective_on: today, by: actor.person_id, at };
      await writeCaseState(tx, held, { ...next, reason: words });
    }
    await enterOnDocket(tx, id, {
      filed_on: today,
      entered_at: at,
      entered_by: actor.person_id,
      kind: 'status',
      description: say('docket.transferred_out', { court, kind, reason }),
    });
    await announce(tx, needs, { code: 'case.transferred', ...aboutCase(held) });
    const details = await readCaseDetails(tx, actor, id);
    await recordActivity(tx, needs, actor, {
      action: 'case_transferred',
      values: { case_number: held.case_number, court, kind, reason },
      subject_type: 'case',
      subject_id: id,
    });
    return { message: `Sent to ${court}`, case: details };
  });
}

async function nameOfCourt(tx: Db, from: string, to: string): Promise<string> {
  const [court] = await findCourts(tx, [to]);
  if (!court || court.id === from) throw invalidInput('to_court_id', 'Choose another court of this installation');
  return court.name;
}
