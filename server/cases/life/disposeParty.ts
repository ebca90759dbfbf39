import { eq } from 'drizzle-orm';
import type { disposeParty as asked } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { stateOf, statusOf } from '#domain/cases/caseStates';
import { findDisposition } from '#domain/cases/dispositions';
import { allDisposed, partiesToDispose } from '#domain/cases/partyDispositions';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, readCaseDetails } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { applyState, maySetState } from './changeCaseState.ts';
import { findPartiesWithDispositions, writePartyDisposition } from './partyDispositionRepository.ts';

/** Enters how the case ended for one party. With the last one the case itself is disposed. */
export async function disposeParty(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, party_id, disposition, decided_on, reason }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    if (!maySetState(actor, held)) throw new Refusal('not_permitted');
    if (statusOf(stateOf(held)) !== 'open') throw invalidInput('party_id', 'The case is closed. Reopen it first');
    const court = await readCourt(tx, needs.now(), held.court_id);
    const party = partiesToDispose(held.case_type, await findPartiesWithDispositions(tx, id, () => true)).find(
      (one) => one.id === party_id,
    );
    if (!party) throw invalidInput('party_id', 'Choose a party of this case that needs a disposition');
    if (!findDisposition(held.case_type, disposition, court)) {
      throw invalidInput('disposition', 'Choose a disposition for this case type');
    }
    if (decided_on > court.today) throw invalidInput('decided_on', 'This date is in the future');
    const at = needs.now();
    await writePartyDisposition(tx, id, party, {
      disposition,
      decided_on,
      reason,
      made_by: actor.person_id,
      made_at: at,
    });
    await enterOnDocket(tx, id, {
      filed_on: court.today,
      entered_at: at,
      entered_by: actor.person_id,
      kind: 'status',
      description: say('docket.party_disposed', { party: party.public_name, disposition, reason }),
    });
    await announce(tx, needs, { code: 'case.party_disposed', ...aboutCase(held) });
    const after = partiesToDispose(held.case_type, await findPartiesWithDispositions(tx, id, () => true));
    const isLast = allDisposed(after);
    if (isLast) await applyState(tx, needs, actor, held, { state: 'disposed', disposition, reason });
    else
      await tx
        .update(cases)
        .set({ version: held.version + 1 })
        .where(eq(cases.id, id));
    const details = await readCaseDetails(tx, actor, id);
    await recordActivity(tx, needs, actor, {
      action: 'party_disposed',
      values: { case_number: held.case_number, party: party.public_name, disposition, reason },
      subject_type: 'case',
      subject_id: id,
    });
    return { message: isLast ? 'Disposition entered. The case is disposed' : 'Disposition entered', case: details };
  });
}
