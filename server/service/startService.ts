import type { EServiceRule } from '#domain/service/eServiceRules';
import type { filings } from '#server/db/schema/filings';
import { announce } from '#server/events/announce';
import { addJobs } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deliverServiceJob } from './deliverServiceJob.ts';
import {
  beginDelivery,
  beginService,
  findRecipientsForSystem,
  type StoredRecipient,
  type StoredService,
} from './serviceRepository.ts';

type Starting = {
  found: { id: string; case_number: string; title: string };
  /** The first filing that is served. */
  filing: typeof filings.$inferSelect;
  /** The documents that are served, in order. */
  version_ids: readonly string[];
  rule: EServiceRule;
  at: Date;
};

/**
 * Begins to serve: fixes the documents, notifies recipients with an account in the portal, and queues an email to each
 * recipient. The filer is notified of everyone who cannot be served.
 */
export async function startService(
  tx: Db,
  needs: Needs<'now'>,
  service: StoredService,
  { found, filing, version_ids, rule, at }: Starting,
): Promise<void> {
  await beginService(tx, service.id, at, version_ids);
  const recipients = await findRecipientsForSystem(tx, service.id);
  const sent = recipients.filter(({ state }) => state === 'pending' || state === 'waiting');
  const { upon, by_email } = rule.complete;
  await beginDelivery(tx, service.id, { with_account: true, complete: upon === 'filing' ? at : null });
  await beginDelivery(tx, service.id, { with_account: false, complete: by_email === 'filing' ? at : null });
  for (const one of sent) {
    await notify(tx, needs, service, { one, found, documents: version_ids.length, at });
  }
  await addJobs(
    tx,
    deliverServiceJob,
    sent.map(({ id }) => ({ recipient_id: id })),
  );
  const about = { case: caseOf(found), filing: { id: filing.id } };
  for (const { name } of recipients.filter(({ state }) => state === 'undeliverable')) {
    await announce(tx, needs, {
      code: 'service.undelivered',
      values: { ...naming(found), recipient: name, reason: 'no_address' },
      ...{ about, court_id: service.court_id, to: [service.served_by], at },
    });
  }
}

type Notice = { one: StoredRecipient; found: Starting['found']; documents: number; at: Date };

/** In the portal; the email is the service itself, which no preference turns off (`deliverService`). */
async function notify(
  tx: Db,
  needs: Needs<'now'>,
  { court_id }: StoredService,
  { one, found, documents, at }: Notice,
): Promise<void> {
  if (one.person_id === null) return;
  await announce(tx, needs, {
    code: 'service.served',
    values: { ...naming(found), documents },
    about: { case: caseOf(found), recipient: { id: one.id } },
    ...{ court_id, to: [one.person_id], at, mailed: 'elsewhere' },
  });
}

const naming = ({ case_number, title }: Starting['found']) => ({ case_number, case_title: title });
const caseOf = ({ id, case_number }: Starting['found']) => ({ id, case_number });
