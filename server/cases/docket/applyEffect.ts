import { stateOf, statusOf } from '#domain/cases/caseStates';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { StoredCase } from '../caseRepository.ts';
import { makeState } from '../life/changeCaseState.ts';

type Effect = { effect: 'closed' | 'reopened'; disposition: string | undefined; reason: string };

/**
 * Closes or reopens a case that the caller has locked, because an entry on its docket does. The entry itself shows the
 * change, so that the docket gets no further one.
 */
export async function applyEffect(
  tx: Db,
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  held: StoredCase,
  { effect, disposition, reason }: Effect,
): Promise<void> {
  const status = effect === 'closed' ? 'closed' : 'open';
  if (statusOf(stateOf(held)) === status) throw invalidInput('event', `This case is already ${status}.`);
  const state = effect === 'closed' ? 'disposed' : 'reopened';
  await makeState(tx, needs, actor, held, { state, disposition, reason });
}
