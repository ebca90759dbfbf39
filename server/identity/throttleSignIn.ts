import { setTimeout as wait } from 'node:timers/promises';
import { accountPace, addressPace, attemptDelayMs, networkPace } from '#domain/identity/attemptDelay';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { attemptKey, countAttempt, forgetAttempts, uncountAttempt } from './countAttempt.ts';
import { isKnownDevice } from './knownDevices.ts';
import { networkOf } from './networkOf.ts';
import { takeTurn } from './takeTurn.ts';

/** Whose password is tried, and the secret of the browser's device cookie. */
export type Attempted = { email: string; device: string | null };

/**
 * Slows down password guessing without letting a stranger lock anyone out (decision 0025): a browser in which the
 * account has signed in before has a separate count, and for others, failures from one network affect only that
 * network. The response is the same whether or not the account exists.
 */
export async function throttleSignIn(
  needs: Needs<'db' | 'now'>,
  caller: Caller,
  { email, device }: Attempted,
): Promise<void> {
  if (device && (await isKnownDevice(needs, email, device))) {
    return takeTurn(needs, attemptKey('device', device), networkPace);
  }
  await takeTurn(needs, networkKey(caller, email), networkPace);
  await throttleAddress(needs, caller);
  const { attempts } = await countAttempt(needs, attemptKey('account', email));
  const late = attemptDelayMs(attempts, accountPace);
  if (late > 0) await wait(late);
}

/** The same for what only the address can be blamed for. */
export async function throttleAddress(needs: Needs<'db' | 'now'>, caller: Caller): Promise<void> {
  await takeTurn(needs, addressKey(caller), addressPace);
}

/** A success clears the account, and withdraws what it counted against an address that many people may share. */
export async function forgiveSignIn(needs: Needs<'db'>, caller: Caller, { email, device }: Attempted): Promise<void> {
  await forgiveAccount(needs, caller, email);
  if (device) await forgetAttempts(needs, attemptKey('device', device));
  await forgiveAddress(needs, caller);
}

/** Forgets the failures of an account whose owner showed who they are. */
export async function forgiveAccount(needs: Needs<'db'>, caller: Caller, email: string): Promise<void> {
  await forgetAttempts(needs, attemptKey('account', email));
  await forgetAttempts(needs, networkKey(caller, email));
}

export async function forgiveAddress(needs: Needs<'db'>, caller: Caller): Promise<void> {
  await uncountAttempt(needs, addressKey(caller));
}

const addressKey = ({ address }: Caller) => attemptKey('address', networkOf(address));
const networkKey = ({ address }: Caller, email: string) => attemptKey('network', `${email} ${networkOf(address)}`);
