import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { people } from '#server/db/schema/people';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';
import { writeMail } from '#server/mail/mailTexts';
import { findCurrentRole } from '../roleRepository.ts';

const letters = [
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'recovery_codes_renewed',
  'recovery_code_used',
] as const;

/** A letter to its owner about a change of how they confirm their sign-ins. */
export const secondFactorMailJob = defineJob(
  'mail_about_second_factor',
  z.object({ person_id: z.string(), letter: z.enum(letters) }),
  { attempts: mailAttempts },
);

export async function mailAboutSecondFactor(
  tx: Db,
  person_id: string,
  letter: (typeof letters)[number],
): Promise<void> {
  await addJob(tx, secondFactorMailJob, { person_id, letter });
}

/** Sends the email; it cannot be turned off. */
export async function sendSecondFactorMail(
  needs: Needs<'db' | 'config' | 'mailer'>,
  { person_id, letter }: z.infer<(typeof secondFactorMailJob)['payload']>,
): Promise<void> {
  const [person] = await needs.db.select().from(people).where(eq(people.id, person_id));
  if (!person?.email) return;
  const current = await findCurrentRole(needs.db, needs, person_id);
  const { name: court } = await findCourtSettings(needs.db, current?.court_id ?? needs.config.court.id);
  const link = `${needs.config.public_url}/settings?tab=security`;
  await needs.mailer.send(writeMail(person.email, letter, { court, link }));
}
