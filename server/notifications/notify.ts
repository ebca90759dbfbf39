import type { NotificationKind } from '#domain/notifications/kinds';
import type { Db } from '#server/db/db';
import { notifications } from '#server/db/schema/notifications';
import { addJob } from '#server/jobs/addJob';
import { publish } from '#server/jobs/progressBus';
import type { Needs } from '#server/needs';
import { notificationMailJob } from './notificationMailJob.ts';
import { readWays } from './readWays.ts';

/** What some people are told. `href` is a path of the portal, where the thing can be looked at. */
export type Notice = {
  court_id: string;
  to: string[];
  kind: NotificationKind;
  title: string;
  body: string;
  href: string | null;
};

/** The subject on the progress bus under which a person's open browsers hear of notices. */
export function noticesOf(person_id: string): string {
  return `notices:${person_id}`;
}

/**
 * Tells people of something inside the caller's transaction, each on the ways that they chose: in the portal, where
 * open browsers hear of it at once, and by mail. When the transaction is undone, nobody is told.
 */
export async function notify(
  tx: Db,
  { now }: Needs<'now'>,
  { court_id, to, kind, title, body, href }: Notice,
): Promise<void> {
  const wanted = await readWays(tx, [...new Set(to)], kind);
  const inPortal = wanted.filter(({ ways }) => ways.portal).map(({ person_id }) => person_id);
  if (inPortal.length > 0) {
    const told = { court_id, kind, title, body, href, created_at: now() };
    await tx.insert(notifications).values(inPortal.map((person_id) => ({ ...told, person_id })));
  }
  for (const person_id of inPortal) await publish(tx, noticesOf(person_id), { court_id });
  for (const { person_id, ways } of wanted) {
    if (ways.mail) await addJob(tx, notificationMailJob, { person_id, court_id, kind, href });
  }
}
