import type { FilingReceipt, ReceiptDocument } from '#contract/receipts';
import { writeConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { pathTo } from '#domain/paths/pathTo';
import type { StoredCourt } from '#server/courts/findCourt';
import type { ReceiptVersion, StoredReceipt } from '#server/filings/receipts/receiptRepository';
import type { Needs } from '#server/kernel/needs';

type Known = {
  receipt: StoredReceipt;
  versions: readonly ReceiptVersion[];
  court: Pick<StoredCourt, 'name' | 'time_zone'>;
};

/** A receipt for the people who have access to its filing. */
export function describeReceipt({ config }: Needs<'config'>, { receipt, versions, court }: Known): FilingReceipt {
  return {
    number: writeConfirmationNumber(receipt.number),
    court: court.name,
    time_zone: court.time_zone,
    received_at: receipt.received_at.toISOString(),
    verification: `${config.public_url}${pathTo.verification(receipt.token)}`,
    documents: versions.map(describeVersion),
  };
}

/** A document as it was received. */
export function describeVersion({ position, file_name, pages, file_size, sha256 }: ReceiptVersion): ReceiptDocument {
  return { position, name: file_name, pages, size: file_size, sha256 };
}
