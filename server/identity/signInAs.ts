import type { Session } from '#contract/identity';
import type { Role } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import type { Db } from '#server/db/db';
import type { Asker } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { describeSession } from './describeSession.ts';
import { openSession } from './openSession.ts';

/** A session with its token, and the secret that goes into the browser's HttpOnly cookie. */
export type SignedIn = { session: Session; browser_secret: string };

/** Opens the session of a person who has shown who they are, by whichever way, and puts it on the record. */
export async function signInAs(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  asker: Asker,
  person: { person_id: string; full_name: string; court_id: string; role: Role },
  way: string,
): Promise<SignedIn> {
  const { person_id, full_name, court_id, role } = person;
  const opened = await openSession(tx, needs, { person_id, court_id, role }, asker);
  await recordActivity(
    tx,
    needs,
    { person_id, full_name, court_id, role, address: asker.address },
    {
      action: 'signed_in',
      subject_type: 'session',
      subject_id: opened.session_id,
      title: 'Signed In',
      description: `${full_name} signed in ${way}.`,
    },
  );
  const session = await describeSession(tx, opened.session_id);
  return { session: { ...session, token: opened.token }, browser_secret: opened.browser_secret };
}
