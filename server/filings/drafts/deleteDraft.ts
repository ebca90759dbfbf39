import { eq, inArray, type SQL } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import {
  analyses,
  confirmations,
  corrections,
  documents,
  documentVersions,
  extractedFields,
  filings,
} from '#server/db/schema/filings';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deleteFixes } from '../fixes/fixRepository.ts';

/**
 * Deletes the locked drafts of lead documents with everything that was read in them. Their bytes are deleted a day
 * later, unless something else uses them.
 */
export async function deleteDrafts(tx: Db, { now }: Needs<'now'>, ids: readonly string[]): Promise<void> {
  const of = inArray(documents.filing_id, [...ids]);
  const papers = tx.select({ id: documents.id }).from(documents).where(of);
  const readings = tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(inArray(analyses.filing_id, [...ids]));
  await tx.delete(confirmations).where(inArray(confirmations.filing_id, [...ids]));
  await tx.delete(corrections).where(inArray(corrections.filing_id, [...ids]));
  await tx.delete(extractedFields).where(inArray(extractedFields.analysis_id, readings));
  await tx.delete(analyses).where(inArray(analyses.filing_id, [...ids]));
  await deleteFixesOf(tx, { now }, of);
  await deleteVersions(tx, { now }, inArray(documentVersions.document_id, papers));
  await tx.delete(documents).where(of);
  await tx.delete(filings).where(inArray(filings.id, [...ids]));
}

/** Deletes one supporting document of a locked draft. */
export async function deleteDocument(tx: Db, needs: Needs<'now'>, document_id: string): Promise<void> {
  await deleteFixes(tx, needs, { document_ids: [document_id], onlyOpen: false });
  await deleteVersions(tx, needs, eq(documentVersions.document_id, document_id));
  await tx.delete(documents).where(eq(documents.id, document_id));
}

/** The fixes of the documents with the files before and after each. */
async function deleteFixesOf(tx: Db, needs: Needs<'now'>, of: SQL): Promise<void> {
  const papers = await tx.select({ id: documents.id }).from(documents).where(of);
  await deleteFixes(tx, needs, { document_ids: papers.map(({ id }) => id), onlyOpen: false });
}

async function deleteVersions(tx: Db, { now }: Needs<'now'>, which: ReturnType<typeof eq>): Promise<void> {
  const gone = await tx.delete(documentVersions).where(which).returning({ sha256: documentVersions.sha256 });
  const runAt = new Date(now().getTime() + blobGraceMs + 60_000);
  for (const sha256 of new Set(gone.map((one) => one.sha256))) await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}

/** Writes the line of a discarded draft, which its owner alone reads and which does not name the document. */
export async function recordDiscarded(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor, id: string): Promise<void> {
  await recordActivity(tx, needs, actor, {
    ...{ action: 'draft_discarded', values: {} },
    ...{ subject_type: 'draft', subject_id: id, concerns: actor.person_id },
  });
}
