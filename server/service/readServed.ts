import type { FastifyReply } from 'fastify';
import type { ServedDocuments } from '#contract/service';
import { openFileTypes } from '#domain/courts/openFileTypes';
import { mayReceive } from '#domain/service/accessOfServed';
import { findCourt } from '#server/courts/findCourt';
import { findPersonName } from '#server/directory/findPeople';
import { sendDocument } from '#server/http/sendDocument';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPlace } from './deliverService.ts';
import { findServedVersions } from './servedAccess.ts';
import {
  findRecipientByTokenForSystem,
  findRecipientForSystem,
  findServiceByIdForSystem,
  noteAccess,
  type StoredRecipient,
} from './serviceRepository.ts';

type Reading = Needs<'db' | 'now'>;

/** The person’s own part of a service; anyone else’s is not found. */
export async function findOwnRecipient(
  { db }: Needs<'db'>,
  { person_id }: Actor,
  id: string,
): Promise<StoredRecipient> {
  const found = await findRecipientForSystem(db, id);
  if (found?.person_id !== person_id) throw new Refusal('not_found');
  return assertServed(found);
}

/** The recipient to whom a link was sent; a link that was revoked opens nothing. */
export async function findLinkedRecipient({ db }: Needs<'db'>, token: string): Promise<StoredRecipient> {
  const found = await findRecipientByTokenForSystem(db, token);
  if (!found) throw new Refusal('not_found');
  if (found.revoked_at !== null) throw new Refusal('service_link_revoked');
  return assertServed(found);
}

/** Before the portal serves, and after service failed, there is nothing to open. */
function assertServed(recipient: StoredRecipient): StoredRecipient {
  if (recipient.state !== 'pending' && recipient.state !== 'sent') throw new Refusal('not_found');
  return recipient;
}

const isOnList = ({ ground }: StoredRecipient) => ground !== 'courtesy';

/** What was served on a recipient. That it was opened is noted. */
export async function readServed(
  { db, now }: Reading,
  recipient: StoredRecipient,
  address: string,
): Promise<ServedDocuments> {
  const service = await findServiceByIdForSystem(db, recipient.service_id);
  const court = await findCourt(db, service.court_id);
  const [{ found }, versions, served_by] = await Promise.all([
    findPlace(db, service),
    findServedVersions(db, court, service.id),
    findPersonName(db, service.served_by),
  ]);
  await noteAccess(db, { recipient_id: recipient.id, version_id: null, address, at: now() });
  const onList = isOnList(recipient);
  return {
    court: court.name,
    time_zone: court.time_zone,
    case:
      onList || openFileTypes.includes(found.case_type) ? { case_number: found.case_number, title: found.title } : null,
    ...{ recipient: recipient.name, parties: recipient.parties, served_by: served_by ?? '' },
    served_at: (recipient.served_at ?? service.served_at ?? service.created_at).toISOString(),
    documents: versions.map(({ id, position, file_name, pages, file_size, sha256, access }) => ({
      ...{ version_id: id, position, name: file_name, pages, size: file_size, sha256 },
      is_shown: mayReceive(access, onList),
    })),
  };
}

/** Sends one of the served documents as it was filed. That it was opened is noted. */
export async function downloadServed(
  { db, now, blobs }: Needs<'db' | 'now' | 'blobs'>,
  recipient: StoredRecipient,
  { version_id, address }: { version_id: string; address: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const service = await findServiceByIdForSystem(db, recipient.service_id);
  const court = await findCourt(db, service.court_id);
  const version = (await findServedVersions(db, court, service.id)).find(({ id }) => id === version_id);
  if (!version || !mayReceive(version.access, isOnList(recipient))) throw new Refusal('not_found');
  await noteAccess(db, { recipient_id: recipient.id, version_id, address, at: now() });
  return sendDocument({ blobs }, version, reply);
}
