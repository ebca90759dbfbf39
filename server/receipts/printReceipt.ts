import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { findCourt } from '#server/courts/findCourt';
import {
  findChannelForSystem,
  findReceiptFilingsForSystem,
  findReceiptVersions,
  findReceiptVersionsForSystem,
  type StoredReceipt,
} from '#server/filings/receipts/receiptRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { feesOnReceiptForSystem } from '#server/payments/filed/feesOnReceipt';
import { describeReceipt } from './describeReceipt.ts';
import { type ReceiptFacts, writeReceiptPdf } from './writeReceiptPdf.ts';

/** The PDF of a receipt that the caller has found for its filer or, without what the viewer does not read, for a viewer. */
export async function printReceiptForSystem(
  needs: Needs<'db' | 'config'>,
  receipt: StoredReceipt,
  viewer?: Actor,
): Promise<{ bytes: Buffer; name: string; facts: ReceiptFacts }> {
  const { db } = needs;
  const [court, versions, received, envelope] = await Promise.all([
    findCourt(db, receipt.court_id),
    viewer ? findReceiptVersions(db, viewer, receipt.id) : findReceiptVersionsForSystem(db, receipt.id),
    findReceiptFilingsForSystem(db, receipt),
    findChannelForSystem(db, receipt),
  ]);
  const place = received[0] ? await findDocketPlaceForSystem(db, received[0].filing.id) : undefined;
  const described = describeReceipt(needs, { receipt, versions, court });
  const facts: ReceiptFacts = {
    receipt: described,
    court,
    filer: received[0]?.filer ?? '',
    submitted_by: received[0]?.submitter ?? null,
    resubmitted_by: received.find(({ again_by }) => again_by !== null)?.again_by ?? null,
    case: place ?? null,
    fees: await feesOnReceiptForSystem(db, receipt.envelope_id),
    on_paper: envelope.channel !== 'electronic',
    received_at: receipt.received_at,
  };
  return { bytes: await writeReceiptPdf(facts), name: `Receipt ${described.number}.pdf`, facts };
}
