import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '#contract/endpoint';
import type { readServedEntry as asked } from '#contract/entryService';
import { readsLevel, strictest } from '#domain/access/accessLevels';
import { findDocumentsOfEntryForSystem, findEntryForSystem } from '#server/cases/docket/entryRepository';
import { findCourt } from '#server/courts/findCourt';
import { sendDocument } from '#server/http/sendDocument';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findDeliveryByTokenForSystem } from './deliveryRepository.ts';

/** What a link opens: an entry that is served on its recipient. An entry or a case that is sealed later is shown no longer. */
async function findByToken(db: Db, token: string) {
  const delivery = await findDeliveryByTokenForSystem(db, token);
  if (!delivery) throw new Refusal('not_found');
  const { entry, found } = await findEntryForSystem(db, delivery.entry_id);
  if (!readsLevel('attorney', strictest(entry.access, found.access))) throw new Refusal('not_found');
  return { delivery, entry, found, documents: await findDocumentsOfEntryForSystem(db, entry.id) };
}

/** A served entry, for the person to whom its link was sent. */
export async function readServedEntry({ db }: Needs<'db'>, token: string): Promise<ReplyOf<typeof asked>> {
  const { delivery, entry, found, documents } = await findByToken(db, token);
  const court = await findCourt(db, delivery.court_id);
  return {
    ...{ court: court.name, time_zone: court.time_zone, recipient: delivery.name },
    case: { case_number: found.case_number, title: found.title },
    ...{ entry: entry.number, text: entry.text ?? '' },
    entered_at: (entry.entered_at ?? delivery.created_at).toISOString(),
    documents: documents.map(({ id, file_name: name, pages, file_size: size, sha256 }) => ({
      ...{ id, name, pages, size, sha256 },
    })),
  };
}

/** Sends a document of a served entry. */
export async function downloadServedEntry(
  { db, blobs }: Needs<'db' | 'blobs'>,
  { token, id }: { token: string; id: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { documents } = await findByToken(db, token);
  const document = documents.find((one) => one.id === id);
  if (!document) throw new Refusal('not_found');
  return sendDocument({ blobs }, document, reply);
}
