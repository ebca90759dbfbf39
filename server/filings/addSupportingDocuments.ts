import { desc, eq, max } from 'drizzle-orm';
import type { ProcessedDocument } from '#contract/analyses';
import { recordActivity } from '#server/activity/recordActivity';
import { documents } from '#server/db/schema/filings';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { supportingJob } from './analysisJob.ts';
import { assertNotHeld } from './assertNotHeld.ts';
import { describeDocument } from './describeFiling.ts';
import { noteDraftChanged } from './drafts/draftRepository.ts';
import {
  findDocumentsForSystem,
  findFilingOrDraft,
  lockFilingOrDraft,
  type StoredDocument,
  type StoredFiling,
} from './filingRepository.ts';
import { insertDocument } from './insertDocument.ts';
import { type InspectedFile, inspectFiles } from './inspectFiles.ts';
import { laneOf } from './laneOf.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { recordOnFiling } from './recordOnFiling.ts';

/**
 * Adds supporting documents to a filing. Documents of the same name stay beside each other, so that none is ever hidden;
 * the very same bytes under the same name are one document, so that sending them again adds nothing.
 */
export async function addSupportingDocuments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  files: ReceivedFile[],
): Promise<ProcessedDocument[]> {
  await findFilingOrDraft(needs.db, actor, id);
  if (files.length === 0) throw new Refusal('supporting_document_missing');
  const inspected = await inspectFiles(needs, actor, files);

  return needs.db.transaction(async (tx) => {
    const held = await lockFilingOrDraft(tx, actor, id);
    if (!held.abilities.add_documents) throw refusalToAdd(held);
    await assertNotHeld(tx, actor, held);
    const added = inspected.filter((file) => !isThere(file, held.documents));
    await insertAfterTheLast(tx, needs, actor, id, added);
    const now = await findDocumentsForSystem(tx, [id]);
    if (added.length > 0) await noteDraftChanged(tx, needs, actor, held.filing);
    if (added.length > 0) await recordAddition(tx, needs, actor, held, added);
    return now.filter((stored) => inspected.some((file) => isThere(file, [stored]))).map(describeDocument);
  });
}

function isThere(file: InspectedFile, among: StoredDocument[]): boolean {
  return among.some(
    ({ document, version }) =>
      document.kind === 'supporting' && version.sha256 === file.sha256 && version.file_name === file.file_name,
  );
}

/** Puts further documents after those of a locked filing, to be read. */
export async function insertAfterTheLast(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  filing_id: string,
  files: InspectedFile[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(documents.position) })
    .from(documents)
    .where(eq(documents.filing_id, filing_id));
  const about = { filing_id, kind: 'supporting' as const, uploaded_by: actor.person_id, uploaded_at: now() };
  for (const [index, file] of files.entries()) {
    await insertDocument(tx, { ...about, position: (last?.position ?? 0) + 1 + index }, file);
  }
  if (files.length > 0) await addJob(tx, supportingJob, { filing_id }, { queue: laneOf(actor.person_id, filing_id) });
}

/** Writes the line of documents that were added. */
export async function recordAddition(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { filing }: StoredFiling,
  files: InspectedFile[],
): Promise<void> {
  const values = { document: filing.document_name, added: files.map(({ file_name }) => file_name) };
  const line = { action: 'supporting_documents_added', values } as const;
  if (!filing.levels_by_document) return recordOnFiling(tx, needs, actor, filing, line);
  // The court alone reads them, and the line that names them.
  const [added] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.filing_id, filing.id))
    .orderBy(desc(documents.position))
    .limit(1);
  const { court_id, filed_by: concerns } = filing;
  const about = { subject_type: 'lodged_document' as const, subject_id: added!.id, concerns, court_id };
  await recordActivity(tx, needs, actor, { ...line, ...about });
}

function refusalToAdd({ filing }: StoredFiling): Refusal {
  if (filing.state === 'withdrawn') return new Refusal('filing_withdrawn');
  if (filing.state !== 'received') return new Refusal('filing_decided');
  return new Refusal('not_permitted');
}
