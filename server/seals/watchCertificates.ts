import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dateInZone } from '#domain/days/dateInZone';
import { certificateWarning, daysOfCertificate } from '#domain/seals/certificateWarning';
import { findCourts, type StoredCourt } from '#server/courts/findCourt';
import { courtCertificates } from '#server/db/schema/seals';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';
import { lockPresentCertificate } from './certificateRepository.ts';

export const certificateWatchJob = defineJob('watch_seal_certificates', z.object({}));

const everyMs = 6 * 3_600_000;

/** Schedules the next round. However many processes call this, only one job is queued. */
export async function scheduleCertificateWatch({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, certificateWatchJob, {}, { jobKey: certificateWatchJob.name, runAt });
}

/** Notifies administrators and IT personnel of each court whose certificate ends soon or has ended, once for each step. */
export async function watchCertificates(needs: Needs<'db' | 'now'>): Promise<void> {
  for (const court of await findCourts(needs.db)) await needs.db.transaction((tx) => watchOne(tx, needs, court));
}

async function watchOne(tx: Db, needs: Needs<'now'>, court: StoredCourt): Promise<void> {
  const certificate = await lockPresentCertificate(tx, court.id);
  if (!certificate) return;
  const { id, not_after, warned_days: warned } = certificate;
  const reached = certificateWarning(not_after, needs.now(), warned);
  if (reached === null) return;
  await tx.update(courtCertificates).set({ warned_days: reached }).where(eq(courtCertificates.id, id));
  await announce(tx, needs, {
    code: 'seal.ending',
    values: {
      court: court.name,
      ends_on: dateInZone(not_after, court.time_zone),
      days_left: daysOfCertificate(not_after, needs.now()),
    },
    ...{ about: {}, court_id: court.id },
    to: await peopleInRole(tx, court.id, ['court_administrator', 'it_personnel']),
  });
}

/** The handler of the rounds. */
export function sealAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(certificateWatchJob, {
      async run() {
        // Schedules the next round first, so that it takes place even if this one fails.
        await scheduleCertificateWatch(needs);
        await watchCertificates(needs);
      },
    }),
  ];
}
