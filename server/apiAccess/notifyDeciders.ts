import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type AccessNotice = 'access.requested' | 'access.extension_requested';

/** Notifies the court's administrators that a request for API access needs their decision. */
export async function notifyDeciders(
  tx: Db,
  needs: Needs<'now'>,
  { court_id, full_name }: Actor,
  code: AccessNotice,
  email: string,
): Promise<void> {
  await announce(tx, needs, {
    court_id,
    to: await peopleInRole(tx, court_id, ['court_administrator']),
    code,
    values: { person: full_name, email },
    about: {},
  });
}
