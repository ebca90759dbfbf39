import type { Session } from '#contract/identity';
import type { SignInWay } from '#domain/activity/messages/signIns';
import type { Role } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeSession } from './describeSession.ts';
import { openSession } from './openSession.ts';
import { requiresSecondFactor } from './secondFactor/requiresSecondFactor.ts';
import { hasSecondFactor } from './secondFactor/secondFactorRepository.ts';

/** A session with its token, and the secret that goes into the browser's HttpOnly cookie. */
export type SignedIn = { session: Session; browser_secret: string };

type Person = { person_id: string; full_name: string; court_id: string; role: Role };

/** How the person showed who they are, and whether that included a second factor. */
type Shown = { way: SignInWay; second_factor_given: boolean };

/**
 * Opens the session of a person who has authenticated by any method, and records it. It awaits a second factor where
 * the role needs one or the person has set one up.
 */
export async function signInAs(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  caller: Caller,
  person: Person,
  { way, second_factor_given }: Shown,
): Promise<SignedIn> {
  const { person_id, full_name, court_id, role } = person;
  const second_factor = second_factor_given ? 'given' : await whatIsAsked(tx, needs, person);
  const opened = await openSession(tx, needs, { person_id, court_id, role, second_factor }, caller);
  const awaited = second_factor === 'awaited';
  await recordActivity(
    tx,
    needs,
    { person_id, full_name, court_id, role, address: caller.address },
    {
      action: awaited ? 'sign_in_begun' : 'signed_in',
      subject_type: 'session',
      subject_id: opened.session_id,
      values: { way },
    },
  );
  const session = await describeSession(tx, needs, opened.session_id);
  return { session: { ...session, token: opened.token }, browser_secret: opened.browser_secret };
}

async function whatIsAsked(
  tx: Db,
  needs: Needs<'config'>,
  { person_id, role }: Person,
): Promise<'awaited' | 'not_asked'> {
  if (requiresSecondFactor(needs, role)) return 'awaited';
  return (await hasSecondFactor(tx, person_id)) ? 'awaited' : 'not_asked';
}
