import { readsLevel, strictest } from '#domain/access/accessLevels';
import type { EscalationQueue } from '#domain/entryService/deliveryStates';
import { dateTimeFormat } from '#domain/intl/formats';
import { pathTo } from '#domain/paths/pathTo';
import { recordActivity } from '#server/activity/recordActivity';
import { findEntryForSystem } from '#server/cases/docket/entryRepository';
import { findCourt } from '#server/courts/findCourt';
import { findOpenMailbox } from '#server/directory/findPeople';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { caseLine } from '#server/mail/caseLine';
import { isRefusedMailbox, replyOf } from '#server/mail/mailErrors';
import { writeMail } from '#server/mail/mailTexts';
import { proofOfEntryJob } from './deliverEntryJob.ts';
import {
  changeDelivery,
  findDeliveriesForSystem,
  findDeliveryForSystem,
  lockDeliveryForSystem,
  type StoredDelivery,
} from './deliveryRepository.ts';
import { isOver } from './isOver.ts';

type Working = Needs<'db' | 'config' | 'now' | 'mailer'>;

/**
 * Serves one person: emails the link to the entry. A mailbox that the mail server refuses is escalated; another error is
 * tried again, for a day. An email that is sent twice after a crash has the same Message-ID.
 */
export async function deliverEntry(needs: Working, { delivery_id }: { delivery_id: string }): Promise<void> {
  const { db } = needs;
  const delivery = await findDeliveryForSystem(db, delivery_id);
  if (delivery?.state !== 'pending') return;
  const to = delivery.person_id ? await findOpenMailbox(db, delivery.person_id) : delivery.address;
  if (!to) return escalate(needs, delivery_id, 'no_address', null);
  // A level that was raised since the entry was made: the clerk decides how the person is served.
  if (!(await isOpenToParties(needs.db, delivery.entry_id))) return escalate(needs, delivery_id, 'paper_service', null);
  try {
    await needs.mailer.send(await writeDelivery(needs, delivery, to));
  } catch (error) {
    const reply = replyOf(error);
    if (isRefusedMailbox(error)) return escalate(needs, delivery_id, 'returned_mail', reply);
    await changeDelivery(db, delivery_id, { attempts: delivery.attempts + 1, mail_reply: reply });
    throw error;
  }
  await db.transaction(async (tx) => {
    const held = await lockDeliveryForSystem(tx, delivery_id);
    if (held?.state !== 'pending') return;
    const done = { state: 'delivered' as const, delivered_at: needs.now(), attempts: held.attempts + 1 };
    await changeDelivery(tx, held.id, { ...done, address: to, mail_reply: null });
    await finishDelivery(tx, needs, held, 'service_sent');
  });
}

async function isOpenToParties(db: Db, entry_id: string): Promise<boolean> {
  const { entry, found } = await findEntryForSystem(db, entry_id);
  return readsLevel('attorney', strictest(entry.access, found.access));
}

/** Puts a delivery that failed into a queue of the clerk. Repeated, it changes nothing. */
export async function escalate(
  needs: Needs<'db' | 'config' | 'now'>,
  delivery_id: string,
  queue: EscalationQueue,
  mail_reply: string | null,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await lockDeliveryForSystem(tx, delivery_id);
    if (held?.state !== 'pending') return;
    const failed = { state: 'escalated' as const, queue, escalated_at: needs.now(), attempts: held.attempts + 1 };
    await changeDelivery(tx, held.id, { ...failed, mail_reply: mail_reply ?? held.mail_reply });
    await finishDelivery(tx, needs, held, 'service_undelivered', queue === 'no_address' ? 'no_address' : 'refused');
  });
}

/** Records the end of a delivery, and has the proof filed once no delivery of the entry is open. */
export async function finishDelivery(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { entry_id, name, court_id, purpose }: StoredDelivery,
  action: 'service_sent' | 'service_undelivered',
  reason: 'no_address' | 'refused' = 'refused',
): Promise<void> {
  const { entry, found } = await findEntryForSystem(tx, entry_id);
  const about = { document: `Docket entry ${entry.number}`, case_number: found.case_number, recipient: name };
  const subject = { subject_type: 'case' as const, subject_id: found.id, court_id };
  if (purpose === 'service' && isOver(await findDeliveriesForSystem(tx, entry_id))) {
    await addJob(tx, proofOfEntryJob, { entry_id }, { jobKey: `proof of ${entry_id}` });
  }
  // A notice is recorded with its entry, for everyone; only what failed is recorded for one.
  if (purpose === 'notice' && action === 'service_sent') return;
  const line = action === 'service_sent' ? { action, values: about } : { action, values: { ...about, reason } };
  await recordActivity(tx, needs, 'portal', { ...line, ...subject });
}

async function writeDelivery({ db, config, now }: Working, delivery: StoredDelivery, to: string) {
  const [{ entry, found }, court] = await Promise.all([
    findEntryForSystem(db, delivery.entry_id),
    findCourt(db, delivery.court_id),
  ]);
  const when = dateTimeFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: court.time_zone });
  const path = delivery.token ? pathTo.servedEntry(delivery.token) : pathTo.docketEntry(found.id, entry.number);
  const values = {
    court: court.name,
    case: caseLine(found),
    entered: when.format(entry.entered_at ?? now()),
    link: `${config.public_url}${path}`,
    access: delivery.token ? 'You do not need an account. The link is for you alone.' : 'Sign in to open the document.',
  };
  const mail =
    delivery.purpose === 'service'
      ? writeMail(to, 'entry_service', values)
      : writeMail(to, 'entry_notice', { ...values, entry: String(entry.number) });
  return { ...mail, id: `${delivery.id}.entry@${new URL(config.public_url).hostname}` };
}
