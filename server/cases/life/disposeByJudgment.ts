import { stateOf, statusOf } from '#domain/cases/caseStates';
import { allDisposed, partiesToDispose } from '#domain/cases/partyDispositions';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { raiseVersion, type StoredCase } from '../caseRepository.ts';
import { makeState } from './changeCaseState.ts';
import {
  findPartiesWithDispositions,
  vacateDispositions,
  writePartyDisposition,
} from './partyDispositionRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Judgment = { party_id: string; disposition: string; decided_on: string; reason: string };

/**
 * Records the disposition of a judgment against one party, which has its own docket entry. The case is disposed with
 * the last party that needs a disposition. The caller has locked the case.
 */
export async function disposeByJudgment(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  { party_id, disposition, decided_on, reason }: Judgment,
): Promise<void> {
  const find = async () => partiesToDispose(held.case_type, await findPartiesWithDispositions(tx, held.id, () => true));
  const party = (await find()).find(({ id }) => id === party_id);
  if (party) {
    const made = { made_by: actor.person_id, made_at: needs.now() };
    await writePartyDisposition(tx, held.id, party, { disposition, decided_on, reason, ...made });
    await announce(tx, needs, { code: 'case.party_disposed', ...aboutCase(held) });
    if (!allDisposed(await find())) return raiseVersion(tx, held);
  }
  await makeState(tx, needs, actor, held, { state: 'disposed', disposition, reason });
}

/** Ends the disposition of a judgment that was set aside. A case that was disposed is open again. */
export async function reopenAfterJudgment(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  { party_id, reason }: { party_id: string; reason: string },
): Promise<void> {
  if (statusOf(stateOf(held)) === 'open') {
    await vacateDispositions(tx, held.id, needs.now(), party_id);
    return raiseVersion(tx, held);
  }
  await makeState(tx, needs, actor, held, { state: 'reopened', reason });
}
