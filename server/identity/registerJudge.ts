import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { JudgeRegistration } from '#contract/identity';
import { recordActivity } from '#server/activity/recordActivity';
import { people } from '#server/db/schema';
import type { Asker } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { putPendingProfile } from './judgeProfileRepository.ts';
import { hashPassword } from './passwords.ts';
import { replaceRole } from './roleRepository.ts';
import { tellAdministrators } from './tellAdministrators.ts';
import { forgiveAddress, throttleAddress } from './throttleSignIn.ts';

/**
 * Makes an account for somebody who says that they are a judge. It shows its owner their own profile and nothing
 * else until a court administrator has verified it (decision 3).
 */
export async function registerJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Asker,
  asked: z.output<typeof JudgeRegistration>,
): Promise<void> {
  // The answer has to tell that an address is taken; that nobody asks for many of them is what the count is for.
  await throttleAddress(needs, asker);
  const { email, full_name } = asked;
  const [taken] = await needs.db.select({ id: people.id }).from(people).where(eq(people.email, email));
  if (taken) throw new Refusal('email_taken');
  const password_hash = await hashPassword(asked.password);

  await needs.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(people)
      .values({ full_name, email, password_hash, created_at: needs.now() })
      .returning({ id: people.id });
    const person_id = person!.id;
    await replaceRole(tx, needs, person_id, 'judge');
    const court_id = needs.config.court.id;
    await putPendingProfile(tx, needs, { person_id, court_id }, asked);
    await tellAdministrators(tx, needs, { court_id, full_name });
    await recordActivity(
      tx,
      needs,
      { person_id, full_name, role: 'judge', address: asker.address },
      {
        action: 'judge_registered',
        subject_type: 'judge_profile',
        subject_id: person_id,
        title: 'Judge Registered',
        description: `${full_name} asks to be verified as a judge of this court.`,
      },
    );
  });
  await forgiveAddress(needs, asker);
}
