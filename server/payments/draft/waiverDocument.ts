import { eq } from 'drizzle-orm';
import type { DraftFees } from '#contract/payments';
import { feeWaivers } from '#server/db/schema/payments';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { findDraft, lockDraft } from '#server/filings/drafts/draftRepository';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { describeDraftFees } from './readDraftFees.ts';

/**
 * Adds the request for a fee waiver to a draft. Its bytes are kept apart from the documents of the filing, so that no
 * list, search, docket, or party ever reaches them.
 */
export async function addWaiver(
  needs: Needs<'db' | 'now' | 'payments' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  file: ReceivedFile | undefined,
): Promise<DraftFees> {
  await findDraft(needs.db, actor, id);
  if (!file) throw invalidInput('waiver', 'Choose the request for a fee waiver.');
  const { sha256, file_name } = file;
  const { format } = await needs.engine.inspect({
    path: needs.blobs.path(sha256),
    ...{ name: file_name, user: actor.person_id },
  });
  if (format !== 'pdf') throw invalidInput('waiver', 'Send the request as a PDF.');
  const chunks: Buffer[] = [];
  for await (const chunk of await needs.blobs.read(sha256)) chunks.push(chunk as Buffer);
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, actor, id);
    const values = {
      file_name,
      content: Buffer.concat(chunks),
      requested_by: actor.person_id,
      uploaded_at: needs.now(),
    };
    await tx
      .insert(feeWaivers)
      .values({ envelope_id: id, court_id: actor.court_id, ...values })
      .onConflictDoUpdate({ target: feeWaivers.envelope_id, set: values });
    // The copy in the store of documents is not needed any longer.
    const runAt = new Date(needs.now().getTime() + blobGraceMs + 60_000);
    await addJob(tx, discardBlobJob, { sha256 }, { runAt });
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
