import { eq } from 'drizzle-orm';
import type { JudgeLogin } from '#contract/identity';
import { people } from '#server/db/schema/people';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findJudgeProfile } from './judgeProfileRepository.ts';
import { rememberDevice } from './knownDevices.ts';
import { verifyPassword } from './passwords.ts';
import { findCurrentRole } from './roleRepository.ts';
import { type SignedIn, signInAs } from './signInAs.ts';
import { forgiveSignIn, throttleSignIn } from './throttleSignIn.ts';

/**
 * Signs in a judge, an administrator, or anyone else with a password. An unknown address costs the same work and gets
 * the same response as a wrong password; that an account is closed is revealed only to a person who knows its password.
 */
export async function signInWithPassword(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  { email, password, device }: { email: string; password: string; device: string | null },
): Promise<SignedIn & { login: JudgeLogin; device: string }> {
  await throttleSignIn(needs, caller, { email, device });
  const [person] = await needs.db.select().from(people).where(eq(people.email, email));
  const matches = await verifyPassword(password, person?.password_hash);
  if (!person || !matches) throw new Refusal('sign_in_failed');
  await forgiveSignIn(needs, caller, { email, device });

  return needs.db.transaction(async (tx) => {
    const current = await findCurrentRole(tx, needs, person.id);
    if (person.deactivated_at || !current) throw new Refusal('account_deactivated');
    const { id: person_id, full_name } = person;
    const shown = { way: 'password', second_factor_given: false } as const;
    const signedIn = await signInAs(tx, needs, caller, { person_id, full_name, ...current }, shown);
    return {
      ...signedIn,
      login: await describeLogin(),
      device: await rememberDevice(tx, needs, person_id, device),
    };

    async function describeLogin(): Promise<JudgeLogin> {
      const judge_profile = await findJudgeProfile(tx, { person_id, court_id: current!.court_id });
      const { session } = signedIn;
      return {
        user: { id: person_id, email, full_name, user_type: current!.role, judge_profile },
        tokens: { access: session.token },
        session,
      };
    }
  });
}
