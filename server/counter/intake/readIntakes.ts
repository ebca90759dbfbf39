import { type Intake, intakesPerPage } from '#contract/counter';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { findFiling } from '#server/filings/filingRepository';
import { type FoundIntake, findIntake, findIntakes } from '#server/filings/intakes/findIntakes';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findReceiptsOf } from '../cash/receiptRepository.ts';

/** One page of what was taken in on paper, newest first. */
export async function listIntakes(db: Db, viewer: Actor, page: number): Promise<{ results: Intake[]; more: boolean }> {
  const found = await findIntakes(db, viewer, { limit: intakesPerPage + 1, offset: (page - 1) * intakesPerPage });
  return {
    results: await withReceipts(db, viewer, found.slice(0, intakesPerPage)),
    more: found.length > intakesPerPage,
  };
}

/** How a filing that the viewer has access to was taken in; null for an electronic one. */
export async function readIntake(db: Db, viewer: Actor, filing_id: string): Promise<{ intake: Intake | null }> {
  await findFiling(db, viewer, filing_id);
  return { intake: await describeIntake(db, viewer, filing_id) };
}

export async function describeIntake(db: Db, viewer: Actor, filing_id: string): Promise<Intake | null> {
  const found = await findIntake(db, viewer, filing_id);
  const [described] = await withReceipts(db, viewer, found ? [found] : []);
  return described ?? null;
}

async function withReceipts(db: Db, viewer: Actor, found: FoundIntake[]): Promise<Intake[]> {
  const receipts = await findReceiptsOf(
    db,
    viewer,
    found.map(({ envelope_id }) => envelope_id),
  );
  return found.map((one) => ({
    ...one,
    receipts: receipts
      .filter(({ receipt }) => receipt.envelope_id === one.envelope_id)
      .map(({ receipt, voided_at }) => ({
        id: receipt.id,
        number: writeReceiptNumber(receipt.number),
        voided: voided_at !== null,
      })),
  }));
}
