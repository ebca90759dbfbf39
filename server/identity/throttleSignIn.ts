import type { Asker } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import {
  attemptKey,
  attemptWindowMs,
  type Counted,
  countAttempt,
  forgetAttempts,
  uncountAttempt,
} from './countAttempt.ts';

/** Failures within a quarter of an hour after which an account, or an address, has to wait. */
export const failuresPerAccount = 5;
export const failuresPerAddress = 30;

/**
 * Counts an attempt before it is looked at, so that many at once get no more tries than one after the other. Refuses
 * the same way whether or not the account exists.
 */
export async function throttleSignIn(needs: Needs<'db' | 'now'>, asker: Asker, email: string): Promise<void> {
  const account = await countAttempt(needs, attemptKey('account', email));
  refuseBeyond(needs, account, failuresPerAccount);
  await throttleAddress(needs, asker);
}

/** The same for what only the address can be blamed for. */
export async function throttleAddress(needs: Needs<'db' | 'now'>, asker: Asker): Promise<void> {
  refuseBeyond(needs, await countAttempt(needs, attemptKey('address', asker.address)), failuresPerAddress);
}

/** A success clears the account, and takes back what it counted against an address that many people may share. */
export async function forgiveSignIn(needs: Needs<'db'>, asker: Asker, email: string): Promise<void> {
  await forgetAttempts(needs, attemptKey('account', email));
  await forgiveAddress(needs, asker);
}

export async function forgiveAddress(needs: Needs<'db'>, asker: Asker): Promise<void> {
  await uncountAttempt(needs, attemptKey('address', asker.address));
}

function refuseBeyond({ now }: Needs<'now'>, { attempts, since }: Counted, limit: number): void {
  if (attempts <= limit) return;
  const wait = (since.getTime() + attemptWindowMs - now().getTime()) / 1000;
  throw new Refusal('sign_in_throttled', undefined, Math.max(1, wait));
}
