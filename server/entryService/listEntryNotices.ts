import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listEntryNotices as asked } from '#contract/entryService';
import { isWithheld } from '#server/cases/docket/describeEntries';
import { findEntry } from '#server/cases/docket/entryRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findDeliveriesForSystem } from './deliveryRepository.ts';

/** Who received notice of an entry that a clerk reads, and how. */
export async function listEntryNotices(
  { db }: Needs<'db'>,
  clerk: Actor,
  { id, number }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const found = await findEntry(db, clerk, id, number);
  if (isWithheld(clerk, found)) throw new Refusal('not_found');
  const deliveries = await findDeliveriesForSystem(db, found.entry.id);
  return {
    data: deliveries.map((one) => ({
      ...{ id: one.id, purpose: one.purpose, name: one.name, parties: one.parties, method: one.method },
      ...{ address: one.address, state: one.state, queue: one.queue, attempts: one.attempts },
      ...{ mail_reply: one.mail_reply, resolution: one.resolution },
      delivered_at: one.delivered_at?.toISOString() ?? null,
    })),
  };
}
