import { and, eq, max, notInArray } from 'drizzle-orm';
import { analyses, documents, documentVersions } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { supportingJob } from './analysisJob.ts';
import type { StoredDocument, StoredFiling } from './filingRepository.ts';
import { insertVersion } from './insertDocument.ts';
import type { InspectedFile } from './inspectFiles.ts';
import { laneOf } from './laneOf.ts';
import { queueAnalysis } from './queueAnalysis.ts';

/** The new version of a document; `analysis_id` is that of a lead document. */
export type Replaced = { version_id: string; number: number; analysis_id: string | null };

/** Puts a file in place of a document of a locked filing: a further version, which is read by a job. */
export async function replaceDocument(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { filing }: Pick<StoredFiling, 'filing'>,
  { document, file }: { document: StoredDocument['document']; file: InspectedFile },
): Promise<Replaced> {
  const [last] = await tx
    .select({ number: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.document_id, document.id));
  const number = (last?.number ?? 0) + 1;
  const at = now();
  const upload = { uploaded_by: actor.person_id, uploaded_at: at };
  const version_id = await insertVersion(tx, { document_id: document.id, number, ...upload }, file);
  await tx.update(documents).set({ title: file.file_name }).where(eq(documents.id, document.id));
  if (document.kind !== 'lead') {
    await addJob(tx, supportingJob, { filing_id: filing.id }, { queue: laneOf(actor.person_id, filing.id) });
    return { version_id, number, analysis_id: null };
  }
  // Any analysis of the previous document that is still running is obsolete.
  await tx
    .update(analyses)
    .set({ state: 'failed', finished_at: at, error: { code: 'analysis_replaced' } })
    .where(and(eq(analyses.filing_id, filing.id), notInArray(analyses.state, ['done', 'failed'])));
  return { version_id, number, analysis_id: await queueAnalysis(tx, filing, { version_id, at }) };
}
