import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';

/** Whose address, and the request for API access for which it was entered; null if it is the account's own. */
const AddressToVerify = z.object({
  person_id: z.string(),
  email: z.string(),
  access_request_id: z.string().nullable(),
});
export type AddressToVerify = z.infer<typeof AddressToVerify>;

/** Mails a link to an address that was only entered and not verified. */
export const addressLinkJob = defineJob('mail_address_link', AddressToVerify, { attempts: mailAttempts });

/** Queues the email with the link. */
export async function mailAddressLink(tx: Db, address: AddressToVerify): Promise<void> {
  await addJob(tx, addressLinkJob, address);
}
