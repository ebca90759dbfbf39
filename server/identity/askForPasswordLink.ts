import { addJob } from '#server/jobs/addJob';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { attemptKey, countAttempt } from './countAttempt.ts';
import { networkOf } from './networkOf.ts';
import { passwordLinkJob } from './passwordLinkJob.ts';
import { forgiveAddress, throttleAddress } from './throttleSignIn.ts';

/** Links that one network may have mailed to one address within a quarter of an hour. */
export const mailsPerNetwork = 3;

/** Links that all networks together may have mailed to one address within a quarter of an hour. */
export const mailsAtOnce = 6;

/** Beyond that, one link is sent in this period, however many requests there are: its owner always gets one. */
export const gatheredMs = 5 * 60_000;

/** The response to everyone, whether or not the address has an account. */
export const passwordLinkAnswer = 'If the address has an account, a link to set a new password is on its way.';

/**
 * Requests a link to set a new password. Only the job looks up whether the address has an account, so neither the
 * response nor its timing reveals it. Strangers can neither fill a mailbox nor use up its owner's links.
 */
export async function askForPasswordLink(
  needs: Needs<'db' | 'now'>,
  caller: Caller,
  { email }: { email: string },
): Promise<void> {
  await throttleAddress(needs, caller);
  const own = await countAttempt(needs, attemptKey('mail', `${email} ${networkOf(caller.address)}`));
  if (own.attempts > mailsPerNetwork) return;
  const all = await countAttempt(needs, attemptKey('mail', email));
  if (all.attempts <= mailsAtOnce) await addJob(needs.db, passwordLinkJob, { email });
  else await gather(needs, email);
  await forgiveAddress(needs, caller);
}

async function gather({ db, now }: Needs<'db' | 'now'>, email: string): Promise<void> {
  const runAt = new Date(now().getTime() + gatheredMs);
  await addJob(db, passwordLinkJob, { email }, { jobKey: attemptKey('mail', email), runAt, keepsTime: true });
}
