import { randomBytes } from 'node:crypto';
import type { DeliveryPurpose } from '#domain/entryService/deliveryStates';
import { type EntryRecipient, type PaperService, recipientsOfEntry } from '#domain/entryService/recipientsOfEntry';
import type { FoundServiceLine } from '#server/cases/participants/findServiceList';
import { findAccounts } from '#server/directory/findPeople';
import { addJobs } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { deliverEntryJob } from './deliverEntryJob.ts';
import { insertDeliveries } from './deliveryRepository.ts';

/** 192 bits. */
const tokenBytes = 24;

type Recording = {
  court_id: string;
  entry_id: string;
  at: Date;
  purpose: DeliveryPurpose;
  paper: PaperService;
  /** The accounts of the people who see the case: a party without counsel is known by the email address. */
  people: readonly string[];
  /** Who has the decision on the filing, or its service, instead. */
  isExcluded?: (one: EntryRecipient) => boolean;
};

/** Puts everyone on a service list on record for an entry, once, and queues an email to each who has an electronic address. */
export async function recordRecipients(
  tx: Db,
  lines: readonly FoundServiceLine[],
  { court_id, entry_id, at, purpose, paper, people, isExcluded = () => false }: Recording,
): Promise<void> {
  const recipients = recipientsOfEntry(lines, { accounts: await findAccounts(tx, people), paper });
  const made = await insertDeliveries(
    tx,
    recipients
      .filter((one) => !isExcluded(one))
      .map((one) => ({
        ...{ ...one, court_id, entry_id, purpose, created_at: at },
        escalated_at: one.state === 'escalated' ? at : null,
        token: one.method === 'email' ? randomBytes(tokenBytes).toString('base64url') : null,
      })),
  );
  const pending = made.filter(({ state }) => state === 'pending');
  await addJobs(
    tx,
    deliverEntryJob,
    pending.map(({ id }) => ({ delivery_id: id })),
  );
}
