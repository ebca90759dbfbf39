import { dateTimeFormat } from '#domain/intl/formats';
import { pathTo } from '#domain/paths/pathTo';
import type { ServiceFailure } from '#domain/service/serviceChoices';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import { findOpenMailbox } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { findEnvelopeFilingsForSystem } from '#server/filings/findFiledVersions';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { caseLine } from '#server/mail/caseLine';
import { isRefusedMailbox, replyOf } from '#server/mail/mailErrors';
import { writeMail } from '#server/mail/mailTexts';
import {
  changeRecipient,
  findRecipientForSystem,
  findServedVersionIds,
  findServiceByIdForSystem,
  lockRecipientForSystem,
  type StoredRecipient,
  type StoredService,
} from './serviceRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'mailer'>;
type Asked = { recipient_id: string };

/**
 * Serves one recipient: emails the link to the served documents, and notes when. A mailbox that the mail server refuses is
 * not tried again; another error is, for a day. An email that is sent twice after a crash has the same Message-ID.
 */
export async function deliverService(needs: Working, { recipient_id }: Asked): Promise<void> {
  const { db } = needs;
  const recipient = await findRecipientForSystem(db, recipient_id);
  if (recipient?.state !== 'pending') return;
  const to = recipient.person_id ? await findOpenMailbox(db, recipient.person_id) : recipient.address;
  if (!to) return failDelivery(needs, recipient_id, 'no_address', null);
  try {
    await needs.mailer.send(await writeService(needs, recipient, to));
  } catch (error) {
    const reply = replyOf(error);
    if (isRefusedMailbox(error)) return failDelivery(needs, recipient_id, 'refused', reply);
    await changeRecipient(db, recipient_id, { attempts: recipient.attempts + 1, mail_reply: reply });
    throw error;
  }
  await db.transaction(async (tx) => {
    const held = await lockRecipientForSystem(tx, recipient_id);
    if (held?.state !== 'pending') return;
    const at = needs.now();
    const served_at = held.served_at ?? at;
    const done = { state: 'sent' as const, served_at, attempts: held.attempts + 1, failure: null, mail_reply: null };
    await changeRecipient(tx, held.id, { ...done, address: to });
    await record(tx, needs, held, (about) => ({ action: 'service_sent', values: { ...about, recipient: held.name } }));
  });
}

/** Marks that a recipient was not served, and names them to the filer. Repeated, it changes nothing. */
export async function failDelivery(
  needs: Needs<'db' | 'config' | 'now'>,
  recipient_id: string,
  reason: ServiceFailure,
  mail_reply: string | null,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await lockRecipientForSystem(tx, recipient_id);
    if (held?.state !== 'pending') return;
    // FRCP 5(b)(2)(E): service is not effective if the sender learns that it did not reach the person.
    const failed = { state: 'failed' as const, served_at: null, failure: reason, attempts: held.attempts + 1 };
    await changeRecipient(tx, held.id, { ...failed, mail_reply: mail_reply ?? held.mail_reply });
    const service = await findServiceByIdForSystem(tx, held.service_id);
    const { found, filing } = await findPlace(tx, service);
    await announce(tx, needs, {
      code: 'service.undelivered',
      values: { case_number: found.case_number, case_title: found.title, recipient: held.name, reason },
      about: { case: { id: found.id, case_number: found.case_number }, filing: { id: filing.id } },
      ...{ court_id: service.court_id, to: [service.served_by] },
    });
    await record(tx, needs, held, (about) => ({
      action: 'service_undelivered',
      values: { ...about, recipient: held.name, reason },
    }));
  });
}

async function writeService(needs: Working, recipient: StoredRecipient, to: string) {
  const { db, config } = needs;
  const service = await findServiceByIdForSystem(db, recipient.service_id);
  const [court, { found }, versions] = await Promise.all([
    findCourt(db, service.court_id),
    findPlace(db, service),
    findServedVersionIds(db, service.id),
  ]);
  const when = dateTimeFormat({ dateStyle: 'full', timeStyle: 'long', timeZone: court.time_zone });
  const path = recipient.token ? pathTo.servedByLink(recipient.token) : pathTo.served(recipient.id);
  const mail = writeMail(to, 'service', {
    court: court.name,
    case: caseLine(found),
    served: when.format(service.served_at ?? needs.now()),
    documents: versions.length === 1 ? '1 document' : `${versions.length} documents`,
    link: `${config.public_url}${path}`,
    access: recipient.token
      ? 'You do not need an account. The link is for you alone; each time it opens the documents, the portal records it.'
      : 'Sign in to open the documents. The portal records when they are opened.',
  });
  return { ...mail, id: `${recipient.id}.${recipient.version}.service@${new URL(config.public_url).hostname}` };
}

/** The case and the first filing of a service. */
export async function findPlace(db: Db, service: Pick<StoredService, 'case_id' | 'envelope_id' | 'court_id'>) {
  const found = await findCaseForSystem(db, service.court_id, service.case_id);
  const [filing] = await findEnvelopeFilingsForSystem(db, service);
  return { found: found!, filing: filing! };
}

type Line = Parameters<typeof recordOnFiling>[4];

/** Writes a line about the service of a filing, on behalf of the portal. */
async function record(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { service_id }: StoredRecipient,
  lineOf: (about: { document: string; case_number: string }) => Line,
): Promise<void> {
  const { found, filing } = await findPlace(tx, await findServiceByIdForSystem(tx, service_id));
  const about = { document: filing.document_name, case_number: found.case_number };
  await recordOnFiling(tx, needs, 'portal', filing, lineOf(about));
}
