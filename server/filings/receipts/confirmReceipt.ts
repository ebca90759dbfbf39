import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { makeConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { filingReceiptDocuments, filingReceipts } from '#server/db/schema/filingReceipts';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob, mailAttempts } from '#server/kernel/ports/Job';
import { readWays } from '#server/notifications/readWays';

type Received = {
  envelope_id: string;
  court_id: string;
  /** When the last byte reached the court; for documents on paper, when the court received them. */
  received_at: Date;
  filed_by: string;
};

/** Emails a receipt to its filer. */
export const receiptMailJob = defineJob('mail_receipt', z.object({ receipt_id: z.uuid() }), {
  attempts: mailAttempts,
});

const numberBytes = 11;
/** 192 bits. */
const tokenBytes = 24;

/**
 * Confirms that a court received an envelope, in the transaction in which its documents are stored: gives the envelope
 * its confirmation number and the address of its public verification, and queues the email to the filer. The receipt
 * lists the first version of each document that the envelope has now. Repeated for a further filing of the same
 * envelope, it adds that filing's documents. Returns the ID of the receipt.
 */
export async function confirmReceiptForSystem(tx: Db, received: Received): Promise<string> {
  const { envelope_id, court_id, received_at, filed_by } = received;
  const known = await findReceiptId(tx, received);
  const receipt_id = known ?? (await insertReceipt(tx, { envelope_id, court_id, received_at }));
  await listDocuments(tx, receipt_id, received);
  if (known === undefined) await queueMail(tx, receipt_id, filed_by);
  return receipt_id;
}

async function findReceiptId(
  tx: Db,
  { envelope_id, court_id }: Pick<Received, 'envelope_id' | 'court_id'>,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: filingReceipts.id })
    .from(filingReceipts)
    .where(and(eq(filingReceipts.envelope_id, envelope_id), eq(filingReceipts.court_id, court_id)));
  return found?.id;
}

/** A number that is already in use is drawn again; a simultaneous receipt of the same envelope is the same receipt. */
async function insertReceipt(tx: Db, receipt: Omit<Received, 'filed_by'>): Promise<string> {
  const [made] = await tx
    .insert(filingReceipts)
    .values({
      ...receipt,
      number: makeConfirmationNumber(randomBytes(numberBytes)),
      token: randomBytes(tokenBytes).toString('base64url'),
    })
    .onConflictDoNothing()
    .returning({ id: filingReceipts.id });
  return made?.id ?? (await findReceiptId(tx, receipt)) ?? insertReceipt(tx, receipt);
}

async function listDocuments(tx: Db, receipt_id: string, { envelope_id, court_id }: Received): Promise<void> {
  await tx.execute(sql`
    insert into ${filingReceiptDocuments} (receipt_id, position, version_id)
    select ${receipt_id}::uuid, coalesce((
        select max(listed.position) from ${filingReceiptDocuments} listed where listed.receipt_id = ${receipt_id}
      ), 0) + row_number() over (order by f.envelope_position, f.received_at, lv.uploaded_at, f.id, d.position), v.id
    from ${filings} f
    join ${documents} d on d.filing_id = f.id
    join ${documentVersions} v on v.document_id = d.id and v.number = 1
    join ${documents} ld on ld.filing_id = f.id and ld.kind = 'lead'
    join ${documentVersions} lv on lv.document_id = ld.id and lv.number = 1
    where f.envelope_id = ${envelope_id} and f.court_id = ${court_id}
      and not exists (select from ${filingReceiptDocuments} listed where listed.version_id = v.id)`);
}

/** Unless the filer has turned off emails about received filings. */
async function queueMail(tx: Db, receipt_id: string, filed_by: string): Promise<void> {
  const [filer] = await readWays(tx, [filed_by], 'filing_received');
  if (filer?.ways.mail) await addJob(tx, receiptMailJob, { receipt_id });
}
