import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { recordActivity } from '#server/activity/recordActivity';
import { findAttorney } from '#server/attorneys/attorneyRepository';
import { batches, batchItems } from '#server/db/schema/batches';
import { fileDocuments } from '#server/filings/fileDocuments';
import { findReceived } from '#server/filings/findReceived';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findBatch, findItems, type StoredBatch, type StoredItem, type StoredSheet } from './batchRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Files the documents of a batch, one filing after the other. A second run continues where the first one was
 * interrupted: what was filed is recognized by its key, so that nothing is filed twice or left out.
 */
export async function fileBatch(needs: Working, asked: { batch_id: string; court_id: string }): Promise<void> {
  const { batch } = await findBatch(needs.db, asked, asked.batch_id);
  if (batch.state !== 'filing') return;
  for (const one of await findItems(needs.db, [batch.id])) {
    if (one.item.state === 'waiting') await fileItem(needs, batch, one);
  }
  await finish(needs, batch);
}

async function fileItem(needs: Working, batch: StoredBatch, { item, sheet }: StoredItem): Promise<void> {
  const settle = (result: Partial<typeof batchItems.$inferInsert>) =>
    needs.db
      .update(batchItems)
      .set(result)
      .where(and(eq(batchItems.batch_id, batch.id), eq(batchItems.position, item.position)));
  try {
    const filing_id = await fileDocumentsOf(needs, batch, { item, sheet });
    await settle({ state: 'filed', filing_id });
  } catch (error) {
    // What is temporary, such as busy workers, is tried again.
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    await settle({ state: 'failed', failure: error.code });
  }
}

async function fileDocumentsOf(needs: Working, batch: StoredBatch, { item, sheet }: StoredItem): Promise<string> {
  const actor = await clerkOf(needs, batch, sheet);
  const key = `batch:${batch.id}:${item.position}`;
  const earlier = await findReceived(needs.db, actor, { intake_key: key });
  if (earlier) return earlier.filing_id;
  const files = await extractDocuments(needs, batch, item.documents);
  const { attorney_id, ...filer } = sheet.filer!;
  const { filing_id } = await fileDocuments(needs, actor, {
    files,
    choices: sheet.case_type ? { case_type: sheet.case_type } : {},
    idempotency_key: null,
    paper: {
      ...{ key, filer, channel: sheet.channel!, received_at: batch.received_at },
      postmarked_on: null,
      stated_case_id: sheet.case_id,
      filed_by: attorney_id ? (await findAttorney(needs.db, actor, attorney_id)).person_id : null,
    },
  });
  return filing_id;
}

/** On whose behalf it is filed: the clerk who uploaded the batch, or of the folder, who printed the sheet. */
async function clerkOf({ db }: Working, batch: StoredBatch, sheet: StoredSheet): Promise<Actor> {
  const person_id = batch.made_by ?? sheet.made_by;
  const from = { session_id: batch.id, address: '', user_agent: null };
  const actor = await findActorInCourt(db, { person_id, court_id: batch.court_id }, from);
  if (!actor) throw new Refusal('not_permitted');
  return actor;
}

async function extractDocuments(
  { blobs, engine }: Working,
  { sha256, file_name: name }: StoredBatch,
  documents: StoredItem['item']['documents'],
): Promise<ReceivedFile[]> {
  const path = blobs.path(sha256);
  const files: ReceivedFile[] = [];
  for (const [index, { from, to }] of documents.entries()) {
    const bytes = await engine.extractPages({ path, name }, from, to);
    const stored = await blobs.put(Readable.from([Buffer.from(bytes)]), largestDocumentBytes);
    const file_name = cleanFileName(`${name.replace(/\.pdf$/i, '')}, pages ${from} to ${to}.pdf`);
    files.push({ field: index === 0 ? 'main_document' : 'supporting_documents', file_name, ...stored });
  }
  return files;
}

async function finish(needs: Working, batch: StoredBatch): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await findBatch(tx, batch, batch.id, true);
    if (held.batch.state !== 'filing') return;
    const items = await findItems(tx, [batch.id]);
    const failed = items.filter(({ item }) => item.state !== 'filed').length;
    await tx
      .update(batches)
      .set({ state: failed === 0 ? 'filed' : 'partly_filed', finished_at: needs.now() })
      .where(eq(batches.id, batch.id));
    await recordActivity(tx, needs, 'portal', {
      action: 'batch_filed',
      values: { file: batch.file_name, filed: items.length - failed, failed },
      ...{ subject_type: 'court', subject_id: batch.court_id, court_id: batch.court_id },
    });
  });
}

/** After the last attempt of the job: what could not be filed is marked, so that a clerk files it individually. */
export async function endBatch(needs: Working, { batch_id }: { batch_id: string; court_id: string }): Promise<void> {
  await needs.db
    .update(batchItems)
    .set({ state: 'failed', failure: 'batch_gave_up' })
    .where(and(eq(batchItems.batch_id, batch_id), eq(batchItems.state, 'waiting')));
  await needs.db
    .update(batches)
    .set({ state: 'partly_filed', finished_at: needs.now() })
    .where(and(eq(batches.id, batch_id), eq(batches.state, 'filing')));
}
