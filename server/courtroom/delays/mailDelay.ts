import { clockTime } from '#contract/messages/en/words';
import { laterTime } from '#domain/courtroom/pace';
import { dateInZone } from '#domain/days/dateInZone';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import { findCourt } from '#server/courts/findCourt';
import type { Needs } from '#server/kernel/needs';
import { caseLine } from '#server/mail/caseLine';
import { isRefusedMailbox, replyOf } from '#server/mail/mailErrors';
import { writeMail } from '#server/mail/mailTexts';
import type { delayMailJob } from './delayMailJob.ts';
import { findDelayNoticeForSystem, type StoredDelayNotice, settleDelayNotice } from './delayNoticeRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'mailer'>;
type Asked = ReturnType<(typeof delayMailJob)['payload']['parse']>;

/**
 * Emails the notice. A later delay replaces it, and an email that the mail server takes only after the day is not sent.
 * Until it is sent, the clerk sees that the person is not notified.
 */
export async function mailDelay(needs: Working, { notice_id, minutes }: Asked): Promise<void> {
  const { db } = needs;
  const notice = await findDelayNoticeForSystem(db, notice_id);
  if (!notice?.address || notice.minutes !== minutes || notice.state === 'sent') return;
  const mail = await writeDelay(needs, notice, notice.address);
  if (!mail) return failDelay(needs, { notice_id, minutes });
  try {
    await needs.mailer.send(mail);
  } catch (error) {
    await settleDelayNotice(db, notice, { state: 'failed', mail_reply: replyOf(error) });
    if (isRefusedMailbox(error)) return;
    throw error;
  }
  await settleDelayNotice(db, notice, { state: 'sent', mail_reply: null });
}

/** Records that the person could not be notified. */
export async function failDelay({ db }: Needs<'db'>, { notice_id, minutes }: Asked): Promise<void> {
  const notice = await findDelayNoticeForSystem(db, notice_id);
  if (notice?.minutes !== minutes || notice.state === 'sent') return;
  await settleDelayNotice(db, notice, { state: 'failed', mail_reply: notice.mail_reply });
}

async function writeDelay({ db, config, now }: Working, notice: StoredDelayNotice, to: string) {
  const [hearings, court] = await Promise.all([
    findHearingsByIdForSystem(db, [notice.hearing_id]),
    findCourt(db, notice.court_id),
  ]);
  const hearing = hearings.get(notice.hearing_id);
  if (!hearing || hearing.hearing_date !== dateInZone(now(), court.time_zone)) return undefined;
  const mail = writeMail(to, notice.minutes === 0 ? 'hearing_on_time' : 'hearing_delayed', {
    court: court.name,
    case: caseLine(hearing),
    set: clockTime(hearing.hearing_time),
    expected: clockTime(laterTime(hearing.hearing_time, notice.minutes)),
    venue: hearing.venue,
  });
  const { hostname } = new URL(config.public_url);
  return { ...mail, id: `${notice.id}.${notice.minutes}.${notice.changed_at.getTime()}.delay@${hostname}` };
}
