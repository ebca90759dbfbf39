import type { FingerprintMatch, PublicReceipt } from '#contract/receipts';
import { writeConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { placedStates } from '#domain/filings/states';
import { findCourt } from '#server/courts/findCourt';
import {
  findLaterVersionsForSystem,
  findReceiptByTokenForSystem,
  findReceiptFilingsForSystem,
  findReceiptVersionsForSystem,
  type StoredReceipt,
} from '#server/filings/receipts/receiptRepository';
import { findStampedCopiesForSystem } from '#server/filings/receipts/stampedCopyRepository';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeVersion } from './describeReceipt.ts';
import { isOpenToPublic } from './isOpenToPublic.ts';

/** A receipt for anyone who has its address. */
export async function readPublicReceipt({ db }: Needs<'db'>, token: string): Promise<PublicReceipt> {
  const receipt = await findReceipt(db, token);
  const court = await findCourt(db, receipt.court_id);
  const received = (await findReceiptFilingsForSystem(db, receipt)).map(({ filing }) => filing);
  const isOpen = await isOpenToPublic(db, court, received);
  const placed = received.find(({ state }) => placedStates.some((one) => one === state));
  return {
    court: court.name,
    time_zone: court.time_zone,
    received_at: receipt.received_at.toISOString(),
    facts: isOpen
      ? {
          number: writeConfirmationNumber(receipt.number),
          case_number: placed?.case_number ?? null,
          documents: (await findReceiptVersionsForSystem(db, receipt.id)).map(describeVersion),
        }
      : null,
  };
}

/** Whether the court holds a document with this fingerprint for a receipt. The document itself is never sent. */
export async function matchFingerprint(
  { db }: Needs<'db'>,
  { token, sha256 }: { token: string; sha256: string },
): Promise<FingerprintMatch> {
  const receipt = await findReceipt(db, token);
  const versions = await findReceiptVersionsForSystem(db, receipt.id);
  const original = versions.find((one) => one.sha256 === sha256);
  if (original) {
    return { match: 'received', position: original.position, at: receipt.received_at.toISOString() };
  }
  const positionOf = (id: string) => versions.find(({ document_id }) => document_id === id)?.position ?? null;
  const [stamped] = await findStampedCopiesForSystem(db, receipt, sha256);
  if (stamped) {
    const { document_id, mark, issued_at } = stamped;
    return { match: 'stamped', position: positionOf(document_id), mark, at: issued_at.toISOString() };
  }
  const [later] = await findLaterVersionsForSystem(db, receipt, sha256);
  if (later) return { match: 'later', position: positionOf(later.document_id), at: later.uploaded_at.toISOString() };
  return { match: 'none' };
}

async function findReceipt(db: Db, token: string): Promise<StoredReceipt> {
  const receipt = await findReceiptByTokenForSystem(db, token);
  if (!receipt) throw new Refusal('not_found');
  return receipt;
}
