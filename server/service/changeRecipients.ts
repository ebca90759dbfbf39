import { randomBytes } from 'node:crypto';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type {
  serveAgain as again,
  serveOtherwise as otherwise,
  revokeServiceLink as revoking,
} from '#contract/service';
import type { ServiceActivities } from '#domain/activity/messages/service';
import { dateInZone } from '#domain/days/dateInZone';
import { findCourt } from '#server/courts/findCourt';
import { findFiling } from '#server/filings/filingRepository';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPlace } from './deliverService.ts';
import { deliverServiceJob } from './deliverServiceJob.ts';
import { describeFilingService } from './readFilingService.ts';
import {
  changeRecipient,
  findServicesForSystem,
  lockRecipientForSystem,
  type StoredRecipient,
} from './serviceRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Changed = ReplyOf<typeof otherwise>;
type Asked = { id: string; recipient_id: string; version: number };

/** Records that the filer served a recipient by other means. */
export async function serveOtherwise(
  needs: Working,
  filer: Actor,
  { method, on, address, ...asked }: InputOf<typeof otherwise>,
): Promise<Changed> {
  return change(needs, filer, asked, 'Service recorded', async (tx, held, about) => {
    const open: readonly StoredRecipient['state'][] = ['by_filer', 'failed', 'undeliverable', 'not_served'];
    if (!open.includes(held.state)) throw new Refusal('service_under_way');
    const { time_zone } = await findCourt(tx, filer.court_id);
    if (on > dateInZone(needs.now(), time_zone)) {
      throw invalidInput('on', 'Enter the day on which you served. It cannot be in the future.');
    }
    // The address of a failed email is not where the person was served now.
    const known = held.method === 'portal' || held.method === 'email' ? null : held.address;
    await changeRecipient(tx, held.id, { state: 'by_filer', method, served_on: on, address: address || known });
    return { action: 'service_by_filer', values: { ...about, recipient: held.name, method, on } };
  });
}

/** Sends the service again to someone who was not reached; a courtesy copy also to another address. */
export async function serveAgain(
  needs: Working,
  filer: Actor,
  { email, ...asked }: InputOf<typeof again>,
): Promise<Changed> {
  return change(needs, filer, asked, 'Service is being sent again', async (tx, held, about) => {
    if (held.state !== 'failed') throw new Refusal('service_under_way');
    if (email !== undefined && held.ground !== 'courtesy') {
      throw invalidInput('email', 'The address of this recipient is the one on the court’s record.');
    }
    // The link that went to the old address opens nothing any longer.
    const token = held.token === null ? null : randomBytes(24).toString('base64url');
    const address = email ?? held.address;
    await changeRecipient(tx, held.id, { state: 'pending', failure: null, mail_reply: null, address, token });
    await addJob(tx, deliverServiceJob, { recipient_id: held.id });
    return { action: 'service_again', values: { ...about, recipient: held.name } };
  });
}

/** Revokes the link of a recipient without an account. Service that was complete remains complete. */
export async function revokeServiceLink(
  needs: Working,
  filer: Actor,
  asked: InputOf<typeof revoking>,
): Promise<Changed> {
  return change(needs, filer, asked, 'Link revoked', async (tx, held, about) => {
    if (held.token === null || held.revoked_at !== null) throw new Refusal('service_under_way');
    await changeRecipient(tx, held.id, { revoked_at: needs.now() });
    return { action: 'service_link_revoked', values: { ...about, recipient: held.name } };
  });
}

type About = { document: string; case_number: string };
type Line = {
  [Action in keyof ServiceActivities]: { action: Action; values: ServiceActivities[Action] };
}[keyof ServiceActivities];

/** Changes one recipient of a filing that the person filed, and records it. */
async function change(
  needs: Working,
  filer: Actor,
  { id, recipient_id, version }: Asked,
  message: string,
  apply: (tx: Db, held: StoredRecipient, about: About) => Promise<Line>,
): Promise<Changed> {
  return needs.db.transaction(async (tx) => {
    const { filing } = await findFiling(tx, filer, id);
    const held = await lockRecipientForSystem(tx, recipient_id);
    const service = (await findServicesForSystem(tx, filing)).find(({ id }) => id === held?.service_id);
    if (!held || service?.served_by !== filer.person_id) throw new Refusal('not_found');
    if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version });
    const { found, filing: lead } = await findPlace(tx, service);
    const line = await apply(tx, held, { document: lead.document_name, case_number: found.case_number });
    await recordOnFiling(tx, needs, filer, lead, line);
    return { message, service: await describeFilingService(tx, filer, filing) };
  });
}
