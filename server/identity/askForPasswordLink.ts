import type { Asker } from '#server/http/actor';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/needs';
import { attemptKey, countAttempt } from './countAttempt.ts';
import { passwordLinkJob } from './passwordLinkJob.ts';
import { forgiveAddress, throttleAddress } from './throttleSignIn.ts';

/** Mails to one address within a quarter of an hour; whoever asks more often fills somebody's mailbox. */
export const mailsPerAddress = 3;

/** What everybody is told, whether or not the address has an account. */
export const passwordLinkAnswer = 'If the address has an account, a link to set a new password is on its way.';

/**
 * Asks for a link to set a new password. Whether the address has an account is only looked up by the job, so that
 * neither the answer nor its time tells.
 */
export async function askForPasswordLink(
  needs: Needs<'db' | 'now'>,
  asker: Asker,
  { email }: { email: string },
): Promise<void> {
  await throttleAddress(needs, asker);
  const { attempts } = await countAttempt(needs, attemptKey('mail', email));
  if (attempts > mailsPerAddress) return;
  await addJob(needs.db, passwordLinkJob, { email });
  await forgiveAddress(needs, asker);
}
