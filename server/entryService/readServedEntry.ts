import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '#contract/endpoint';
import type { readServedEntry as asked } from '#contract/entryService';
import { readsLevel, strictest } from '#domain/access/accessLevels';
import { mayReceive } from '#domain/service/accessOfServed';
import { textOfEntry } from '#server/cases/docket/describeEntries';
import { findDocumentsOfEntryForSystem, findEntryForSystem } from '#server/cases/docket/entryRepository';
import { findCourt } from '#server/courts/findCourt';
import { sendDocument } from '#server/http/sendDocument';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findVersionsOfEntry } from '#server/service/servedAccess';
import { findDeliveryByTokenForSystem } from './deliveryRepository.ts';

/** What a link opens: an entry with the documents that parties receive. What is sealed later is shown no longer. */
async function findByToken(db: Db, token: string) {
  const delivery = await findDeliveryByTokenForSystem(db, token);
  if (!delivery) throw new Refusal('not_found');
  const { entry, found } = await findEntryForSystem(db, delivery.entry_id);
  if (!readsLevel('attorney', strictest(entry.access, found.access))) throw new Refusal('not_found');
  const court = await findCourt(db, delivery.court_id);
  const documents = await findDocumentsOfEntryForSystem(db, entry.id);
  if (entry.filing_id === null) return { delivery, entry, found, court, documents };
  const filed = await findVersionsOfEntry(db, court, entry.filing_id);
  return {
    ...{ delivery, entry, found, court },
    documents: [...filed.filter(({ access }) => mayReceive(access, true)), ...documents],
  };
}

/** A served entry, for the person to whom its link was sent. */
export async function readServedEntry({ db }: Needs<'db'>, token: string): Promise<ReplyOf<typeof asked>> {
  const { delivery, entry, found, court, documents } = await findByToken(db, token);
  return {
    ...{ court: court.name, time_zone: court.time_zone, recipient: delivery.name },
    case: { case_number: found.case_number, title: found.title },
    ...{ entry: entry.number, text: textOfEntry(entry) },
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
