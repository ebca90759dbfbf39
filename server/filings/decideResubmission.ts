import { moveFiling } from '#domain/filings/moveFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertNotHeld } from './assertNotHeld.ts';
import type { StoredFiling } from './filingRepository.ts';
import { isOnPaper } from './intakes/findIntakes.ts';
import type { PaperCorrection } from './intakes/PaperCorrection.ts';
import { findReturn, type StoredReview } from './reviewRepository.ts';

type Sender = { actor: Actor; paper?: PaperCorrection | undefined };

/** A time that a clerk states has no seconds. */
const aMinute = 60_000;

/**
 * The state of a returned filing that is submitted again in time, by its filer or, for a filing on paper, by a clerk
 * for the filer; refuses where that is not possible.
 */
export async function decideResubmission(tx: Db, needs: Needs<'now'>, { actor, paper }: Sender, stored: StoredFiling) {
  const { filing } = stored;
  if (!paper && filing.filed_by !== actor.person_id) throw new Refusal('not_permitted');
  if (paper && !(await isOnPaper(tx, filing))) throw new Refusal('not_taken_in');
  const state = moveFiling(filing.state, 'correct');
  if (!state) throw new Refusal('not_returned');
  const returned = await findReturn(tx, stored);
  if (paper && returned) assertAfterReturn(paper, returned);
  if (returned?.correct_by && returned.correct_by < receiptOf(needs, paper)) throw new Refusal('correction_too_late');
  // Before the person is asked about differences: the filing would be refused anyway.
  await assertNotHeld(tx, actor, stored);
  return state;
}

/** When a correction reached the court: on paper as the clerk states, otherwise now. */
export const receiptOf = ({ now }: Needs<'now'>, paper: PaperCorrection | undefined): Date =>
  paper?.received_at ?? now();

/** What reached the court before the filer was notified of the return does not correct it. */
function assertAfterReturn({ received_at }: PaperCorrection, { settled_at, decided_at }: StoredReview): void {
  if (received_at.getTime() + aMinute <= (settled_at ?? decided_at).getTime()) {
    throw invalidInput('received_on', 'The correction cannot have been received before the filing was returned.');
  }
}
