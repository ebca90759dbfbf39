import { noticeOf } from '#domain/events/noticeOf';
import { notifications } from '#server/db/schema/notifications';
import { storable } from '#server/db/storable';
import { addJobs } from '#server/jobs/addJob';
import { publishAll } from '#server/jobs/progressBus';
import type { Db } from '#server/kernel/Database';
import { noticesOf } from './noticesOf.ts';
import { notificationMailJob } from './notificationMailJob.ts';
import { readWays } from './readWays.ts';
import type { RecordedEvent } from './recordEvent.ts';

/**
 * Notifies people of a recorded event in the caller's transaction, each through their chosen channels: in the portal,
 * where open browsers receive it on commit, and, those to whom the caller sends no email itself, by email, through a job.
 */
export async function notifyPeople(
  tx: Db,
  { id: event_id, court_id, occurred_at, event }: RecordedEvent,
  to: string[],
  byMail: readonly string[] = to,
): Promise<void> {
  const notice = noticeOf(event);
  if (notice === null) return;
  const { kind, code, values, href } = notice;
  const receivers = await readWays(tx, [...new Set(to)], kind);
  const inPortal = receivers.filter(({ ways }) => ways.portal).map(({ person_id }) => person_id);
  if (inPortal.length > 0) {
    const row = { event_id, court_id, kind, code, values: storable(values), href, created_at: occurred_at };
    await tx.insert(notifications).values(inPortal.map((person_id) => ({ ...row, person_id })));
    await publishAll(tx, inPortal.map(noticesOf), { court_id });
  }
  const mailed = receivers.filter(({ person_id, ways }) => ways.mail && byMail.includes(person_id));
  await addJobs(
    tx,
    notificationMailJob,
    mailed.map(({ person_id }) => ({ event_id, person_id })),
  );
}
