import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Notifies the administrators of a court that a person requests to be one of its judges. */
export async function notifyAdministrators(
  tx: Db,
  needs: Needs<'now'>,
  { court_id, full_name }: { court_id: string; full_name: string },
): Promise<void> {
  await announce(tx, needs, {
    court_id,
    to: await peopleInRole(tx, court_id, ['court_administrator']),
    code: 'judge.pending',
    values: { person: full_name },
    about: {},
  });
}
