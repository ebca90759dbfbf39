import { Readable } from 'node:stream';
import { dateInZone } from '#domain/days/dateInZone';
import { spellDay } from '#domain/days/spellDay';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import type { DeliveryMethod } from '#domain/entryService/deliveryStates';
import { dateTimeFormat } from '#domain/intl/formats';
import { say } from '#domain/messages/say';
import { findEntryForSystem, insertDocketDocument } from '#server/cases/docket/entryRepository';
import { insertEntry } from '#server/cases/enterOnDocket';
import { findCourt } from '#server/courts/findCourt';
import { writeCourtDocument } from '#server/docketing/writeCourtDocument';
import type { Needs } from '#server/kernel/needs';
import { findDeliveriesForSystem, hasProof, recordProof, type StoredDelivery } from './deliveryRepository.ts';

type Working = Needs<'db' | 'now' | 'blobs'>;

const methods: Record<DeliveryMethod, string> = {
  portal: 'electronic service through the court’s system',
  email: 'email with a link to the document',
  mail: 'mail',
  personal: 'personal delivery',
};

/**
 * Enters the proof of service of an entry on the docket, once everyone was served or a clerk has recorded why not.
 * Repeated, it changes nothing.
 */
export async function fileProofOfService(
  { db, now, blobs }: Working,
  { entry_id }: { entry_id: string },
): Promise<void> {
  const deliveries = await findDeliveriesForSystem(db, entry_id);
  const isOpen = ({ state }: StoredDelivery) => state === 'pending' || state === 'escalated';
  if (deliveries.some(isOpen) || (await hasProof(db, entry_id))) return;
  const at = now();
  const { entry, found } = await findEntryForSystem(db, entry_id);
  const { entered_by: by } = entry;
  if (!by) throw new Error('Only an entry that a person of the court made is served.');
  const { name: court, time_zone } = await findCourt(db, found.court_id);
  const today = dateInZone(at, time_zone);
  const when = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: time_zone });
  const title = 'Certificate of Service';
  const bytes = await writeCourtDocument({
    ...{ court, case_number: found.case_number, case_title: found.title, title, at },
    paragraphs: [
      `The court served entry ${entry.number} of the docket (${entry.text ?? 'order'}) on the following people.`,
      ...(deliveries.length === 0 ? ['No one is on the service list of this case.'] : []),
      ...deliveries.map((one) => lineOf(one, when)),
    ],
    dated: `Dated: ${spellDay(today)}`,
    signature: [court, 'By the court’s electronic filing system'],
  });
  const { sha256, size } = await blobs.put(Readable.from([bytes]), maxDocumentBytes);
  await db.transaction(async (tx) => {
    const text = `CERTIFICATE OF SERVICE of entry ${entry.number}`;
    const proof = {
      ...{ filed_on: today, entered_at: at, entered_by: by, kind: entry.kind, text },
      ...{ description: say('docket.written', { text }), related_number: entry.number, access: entry.access },
    };
    // A proof of what everyone has received needs no notice.
    const made = await insertEntry(tx, found.id, proof, 'no_one');
    const file = { sha256, file_name: `${title}.pdf`, file_type: 'pdf' as const, file_size: size, pages: null };
    await insertDocketDocument(tx, { entry_id: made.id, ...file, added_by: by, added_at: at });
    const isFirst = await recordProof(tx, { entry_id, proof_entry_id: made.id, filed_at: at });
    // Another worker was first; its entry is the proof.
    if (!isFirst) tx.rollback();
  });
}

function lineOf(one: StoredDelivery, when: Intl.DateTimeFormat): string {
  const { name, parties, method, address, delivered_at, resolution } = one;
  const who = parties.length > 0 && !parties.includes(name) ? `${name}, for ${parties.join('; ')}` : name;
  if (delivered_at) return `${who}: ${methods[method]}, ${address ?? ''}, ${when.format(delivered_at)}.`;
  return `${who}: ${resolution ?? 'not served'}.`;
}
