import { dateTimeFormat } from '#domain/intl/formats';
import { pathTo } from '#domain/paths/pathTo';
import { findOpenMailbox } from '#server/directory/findPeople';
import { findReceiptByIdForSystem, findReceiptFilingsForSystem } from '#server/filings/receipts/receiptRepository';
import type { Needs } from '#server/kernel/needs';
import { writeMail } from '#server/mail/mailTexts';
import { printReceiptForSystem } from './printReceipt.ts';

/** Emails a receipt to its filer: the confirmation number, the verification address, and the receipt as a PDF. */
export async function mailReceipt(
  needs: Needs<'db' | 'config' | 'mailer'>,
  { receipt_id }: { receipt_id: string },
): Promise<void> {
  const receipt = await findReceiptByIdForSystem(needs.db, receipt_id);
  const [received] = receipt ? await findReceiptFilingsForSystem(needs.db, receipt) : [];
  if (!receipt || !received) return;
  const mailbox = await findOpenMailbox(needs.db, received.filing.filed_by);
  if (!mailbox) return;
  const { bytes, name, facts } = await printReceiptForSystem(needs, receipt);
  const { number, court, time_zone, verification, documents } = facts.receipt;
  const when = dateTimeFormat({ dateStyle: 'full', timeStyle: 'long', timeZone: time_zone });
  const { public_url } = needs.config;
  const mail = writeMail(mailbox, 'filing_receipt', {
    ...{ court, number, verification },
    received: when.format(receipt.received_at),
    documents: documents.length === 1 ? '1 document' : `${documents.length} documents`,
    link: `${public_url}${pathTo.filing(received.filing.id)}`,
  });
  await needs.mailer.send({
    ...mail,
    attachments: [{ filename: name, content: bytes, contentType: 'application/pdf' }],
    id: `${receipt.id}.receipt@${new URL(public_url).hostname}`,
  });
}
