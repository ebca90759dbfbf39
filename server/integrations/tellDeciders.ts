import type { Db } from '#server/db/db';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { notify } from '#server/notifications/notify';
import { peopleInRole } from '#server/notifications/peopleInRole';

/** Tells the court's administrators that somebody waits for their decision on API access. */
export async function tellDeciders(tx: Db, needs: Needs<'now'>, { court_id }: Actor, body: string): Promise<void> {
  await notify(tx, needs, {
    court_id,
    to: await peopleInRole(tx, court_id, ['court_administrator']),
    kind: 'access_request',
    title: 'API access requested',
    body,
    href: '/api-access?tab=review',
  });
}
