import { eq } from 'drizzle-orm';
import type { DraftFees } from '#contract/payments';
import { feeWaivers } from '#server/db/schema/payments';
import { findDraft, lockDraft } from '#server/filings/drafts/draftRepository';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { keepWaiver, readWaiverFile } from '../keepWaiver.ts';
import { describeDraftFees } from './readDraftFees.ts';

/** Adds the request for a fee waiver to a draft, or replaces it. */
export async function addWaiver(
  needs: Needs<'db' | 'config' | 'now' | 'payments' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  file: ReceivedFile | undefined,
): Promise<DraftFees> {
  await findDraft(needs.db, actor, id);
  const document = await readWaiverFile(needs, actor, file);
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, actor, id);
    await keepWaiver(tx, needs, actor, { envelope_id: id, document });
    return describeDraftFees(tx, needs, actor, id);
  });
}

/** Removes the request from a draft. */
export async function removeWaiver(
  needs: Needs<'db' | 'now' | 'payments'>,
  actor: Actor,
  id: string,
): Promise<DraftFees> {
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, actor, id);
    await tx.delete(feeWaivers).where(eq(feeWaivers.envelope_id, id));
    return describeDraftFees(tx, needs, actor, id);
  });
}
