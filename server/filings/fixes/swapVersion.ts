import { and, eq, notInArray } from 'drizzle-orm';
import { analyses, documentVersions } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { supportingJob } from '../analysisJob.ts';
import type { StoredDocument, StoredFiling } from '../filingRepository.ts';
import { insertVersion } from '../insertDocument.ts';
import { laneOf } from '../laneOf.ts';
import { queueAnalysis } from '../queueAnalysis.ts';
import type { FixFile } from './fixRepository.ts';

/**
 * Puts a file in place of a document of a locked draft, and has it read. A draft's document has one version, the one that
 * would be filed: the row of the file before is deleted, and its bytes are kept with the fix. What was read so far applies
 * until the new reading has ended.
 */
export async function swapVersion(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { filing, analysis }: Pick<StoredFiling, 'filing' | 'analysis'>,
  { document, version }: StoredDocument,
  { sha256, file_name, file_size: size, pages }: Omit<FixFile, 'fix_id' | 'side'>,
): Promise<void> {
  const at = now();
  await tx
    .update(analyses)
    .set({ state: 'failed', finished_at: at, error: { code: 'analysis_replaced' } })
    .where(and(eq(analyses.version_id, version.id), notInArray(analyses.state, ['done', 'failed'])));
  // The number of the version that is filed is 1, which the new one takes over.
  await tx.update(documentVersions).set({ number: 0 }).where(eq(documentVersions.id, version.id));
  const upload = { uploaded_by: version.uploaded_by, uploaded_at: version.uploaded_at };
  const file = { field: 'main_document', sha256, file_name, size, pages, format: 'pdf' as const };
  const version_id = await insertVersion(tx, { document_id: document.id, number: 1, ...upload }, file);
  await tx.update(analyses).set({ version_id }).where(eq(analyses.version_id, version.id));
  await tx.delete(documentVersions).where(eq(documentVersions.id, version.id));
  if (document.kind !== 'lead') {
    await addJob(tx, supportingJob, { filing_id: filing.id }, { queue: laneOf(actor.person_id, filing.id) });
    return;
  }
  // Later than the last one in any case, because this time determines the newest.
  const asked = new Date(Math.max(at.getTime(), analysis.requested_at.getTime() + 1));
  await queueAnalysis(tx, filing, { version_id, at: asked, by: actor.person_id });
}
