import { kindOfNotice, type NoticeMessage } from '#domain/notifications/NoticeMessages';
import { notifications } from '#server/db/schema/notifications';
import { storable } from '#server/db/storable';
import { addJob } from '#server/jobs/addJob';
import { publish } from '#server/jobs/progressBus';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notificationMailJob } from './notificationMailJob.ts';
import { readWays } from './readWays.ts';

/** A notice to some people. `href` is a path of the portal, where its subject is shown. */
export type Notice = NoticeMessage & { court_id: string; to: string[]; href: string | null };

/** The subject on the progress bus under which a person's open browsers hear of notices. */
export function noticesOf(person_id: string): string {
  return `notices:${person_id}`;
}

/**
 * Notifies people in the caller's transaction, each through their chosen channels: in the portal, where open browsers
 * receive it immediately, and by email. If the transaction is rolled back, no one is notified.
 */
export async function notify(
  tx: Db,
  { now }: Needs<'now'>,
  { court_id, to, code, values, href }: Notice,
): Promise<void> {
  const kind = kindOfNotice(code);
  const wanted = await readWays(tx, [...new Set(to)], kind);
  const inPortal = wanted.filter(({ ways }) => ways.portal).map(({ person_id }) => person_id);
  if (inPortal.length > 0) {
    const told = { court_id, kind, code, values: storable(values), href, created_at: now() };
    await tx.insert(notifications).values(inPortal.map((person_id) => ({ ...told, person_id })));
  }
  for (const person_id of inPortal) await publish(tx, noticesOf(person_id), { court_id });
  for (const { person_id, ways } of wanted) {
    if (ways.mail) await addJob(tx, notificationMailJob, { person_id, court_id, kind, href });
  }
}
