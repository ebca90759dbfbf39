import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { JudgeRegistration } from '#contract/identity';
import { registrationPace } from '#domain/identity/attemptDelay';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { refusalFor } from '#server/db/refusalFor';
import { people } from '#server/db/schema/people';
import { addJob } from '#server/jobs/addJob';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { mailAddressLink } from '#server/mail/addressLinkJob';
import { writeMail } from '#server/mail/mailTexts';
import { attemptKey, countAttempt } from './countAttempt.ts';
import { putPendingProfile } from './judgeProfileRepository.ts';
import { networkOf } from './networkOf.ts';
import { hashPassword } from './passwords.ts';
import { requireGoodPassword } from './requireGoodPassword.ts';
import { replaceRole } from './roleRepository.ts';
import { takeTurn } from './takeTurn.ts';

type Registration = z.output<typeof JudgeRegistration>;

/** Notifies the owner of an address that it was used to register. */
export const registrationKnownJob = defineJob('mail_registration_known', z.object({ email: z.string() }));

/** Emails of that kind to one address within a quarter of an hour. */
const lettersAtMost = 2;

/**
 * Creates an account for a person who claims to be a judge. Until a court administrator has verified it, it shows its
 * owner only their own profile (departure 3). An address that already has an account gets the same response after the
 * same work; its owner is notified by email.
 */
export async function registerJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  asked: Registration,
): Promise<void> {
  const account = { id: null, email: asked.email, full_name: asked.full_name };
  await requireGoodPassword(needs.db, needs, account, { field: 'password', password: asked.password });
  await takeTurn(needs, attemptKey('registration', networkOf(caller.address)), registrationPace);
  const password_hash = await hashPassword(asked.password);
  const [taken] = await needs.db.select({ id: people.id }).from(people).where(eq(people.email, asked.email));
  if (taken) return notifyOwner(needs, asked.email);
  try {
    await needs.db.transaction((tx) => addJudge(tx, needs, caller, asked, password_hash));
  } catch (error) {
    // Someone else was faster with the same address.
    if (refusalFor(error)?.code !== 'email_taken') throw error;
    await notifyOwner(needs, asked.email);
  }
}

async function addJudge(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  caller: Caller,
  asked: Registration,
  password_hash: string,
): Promise<void> {
  const { email, full_name } = asked;
  const [person] = await tx
    .insert(people)
    .values({ full_name, email, password_hash, created_at: needs.now() })
    .returning({ id: people.id });
  const person_id = person!.id;
  await replaceRole(tx, needs, person_id, 'judge');
  await putPendingProfile(tx, needs, { person_id, court_id: needs.config.court.id }, asked);
  await mailAddressLink(tx, { person_id, email, access_request_id: null });
  await recordActivity(
    tx,
    needs,
    { person_id, full_name, role: 'judge', address: caller.address },
    {
      action: 'judge_registered',
      subject_type: 'judge_profile',
      subject_id: person_id,
      values: {},
    },
  );
}

async function notifyOwner(needs: Needs<'db' | 'now'>, email: string): Promise<void> {
  const { attempts } = await countAttempt(needs, attemptKey('mail', `registration ${email}`));
  if (attempts <= lettersAtMost) await addJob(needs.db, registrationKnownJob, { email });
}

/** Writes that letter. */
export async function sendRegistrationKnown(
  { db, config, mailer }: Needs<'db' | 'config' | 'mailer'>,
  { email }: { email: string },
): Promise<void> {
  const { name: court } = await findCourtSettings(db, config.court.id);
  await mailer.send(writeMail(email, 'registration_known', { court, link: `${config.public_url}/login-switch` }));
}
