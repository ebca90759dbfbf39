import { moveFiling } from '#domain/filings/moveFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertNotHeld } from './assertNotHeld.ts';
import type { StoredFiling } from './filingRepository.ts';
import { findReturn } from './reviewRepository.ts';

/** The state of a returned filing that its filer submits again in time; refuses where that is not possible. */
export async function decideResubmission(tx: Db, { now }: Needs<'now'>, actor: Actor, stored: StoredFiling) {
  const { filing } = stored;
  if (filing.filed_by !== actor.person_id) throw new Refusal('not_permitted');
  const state = moveFiling(filing.state, 'correct');
  if (!state) throw new Refusal('not_returned');
  const returned = await findReturn(tx, stored);
  if (returned?.correct_by && returned.correct_by < now()) throw new Refusal('correction_too_late');
  // Before the person is asked about differences: the filing would be refused anyway.
  await assertNotHeld(tx, actor, stored);
  return state;
}
