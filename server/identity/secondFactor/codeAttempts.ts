import { secondFactorPace } from '#domain/identity/attemptDelay';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { attemptKey, forgetAttempts } from '../countAttempt.ts';
import { takeTurn } from '../takeTurn.ts';

/** Wrong codes of one person are counted together, whichever method they are tried at. */
const keyOf = ({ person_id }: Actor) => attemptKey('second factor', person_id);

/** Allows an attempt at a code, after the delay for previous wrong ones. */
export function takeCodeTurn(needs: Needs<'db' | 'now'>, actor: Actor): Promise<void> {
  return takeTurn(needs, keyOf(actor), secondFactorPace, 'second_factor_throttled');
}

/** Clears the wrong attempts after a right code. */
export function forgiveCodes(needs: Needs<'db'>, actor: Actor): Promise<void> {
  return forgetAttempts(needs, keyOf(actor));
}

export function codeRefused(): Refusal {
  const { message } = new Refusal('second_factor_refused');
  return new Refusal('second_factor_refused', { fields: [{ field: 'code', message }] });
}
