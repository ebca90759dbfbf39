import { eq } from 'drizzle-orm';
import { say } from '#domain/messages/say';
import { lockName } from '#server/db/lockName';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findReceived } from './findReceived.ts';
import { insertDocument } from './insertDocument.ts';
import { type InspectedFile, inspectFiles } from './inspectFiles.ts';
import { envelopeFor, lineOf } from './intakes/submitted.ts';
import { queueAnalysis } from './queueAnalysis.ts';
import { confirmReceiptForSystem } from './receipts/confirmReceipt.ts';
import { recordOnFiling } from './recordOnFiling.ts';
import type { Submission } from './Submission.ts';

export type Filed = { filing_id: string; analysis_id: string };

/**
 * Receives a filing or a draft: every file is inspected first, then filing, documents, analysis, and record are written
 * in one transaction. A submission that the same person repeats under the same key is the same filing. The court learns
 * nothing of a draft until its owner files it.
 */
export async function fileDocuments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  submission: Submission,
): Promise<Filed> {
  const lead = submission.files.find(({ field }) => field === 'main_document');
  if (!lead) throw new Refusal('main_document_missing');
  const earlier = await findEarlier(needs.db, actor, submission);
  if (earlier) return earlier;
  const files = [lead, ...submission.files.filter((file) => file !== lead)];
  const inspected = await inspectFiles(needs, actor, files);

  return needs.db.transaction(async (tx) => {
    // Two simultaneous submissions under one key are received once.
    const key = submission.paper?.key ?? submission.idempotency_key;
    if (key !== null) await lockName(tx, `submission of ${actor.person_id} ${key}`);
    return (await findEarlier(tx, actor, submission)) ?? insertFiling(tx, needs, actor, submission, inspected);
  });
}

async function insertFiling(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  submission: Submission,
  files: InspectedFile[],
): Promise<Filed> {
  const { choices, idempotency_key, draft, paper } = submission;
  const at = needs.now();
  const { envelope_id, filed_by, court_id } = await envelopeFor(tx, actor, submission, at);
  const document_name = files[0]!.file_name;
  const [inserted] = await tx
    .insert(filings)
    .values({
      court_id,
      filed_by,
      received_at: paper?.received_at ?? submission.received_at ?? at,
      idempotency_key,
      document_name,
      ...choices,
      envelope_id,
      priority: 'medium',
      priority_reason: say('not_analyzed'),
      ...(draft && { state: 'draft' as const }),
    })
    .returning();
  const filing = inserted!;
  const versions: string[] = [];
  for (const [position, file] of files.entries()) {
    const kind = position === 0 ? 'lead' : 'supporting';
    const place = { filing_id: filing.id, kind, position, uploaded_by: actor.person_id, uploaded_at: at } as const;
    versions.push(await insertDocument(tx, place, file));
  }
  const analysis_id = await queueAnalysis(tx, filing, { version_id: versions[0]!, at });
  if (!draft) {
    await confirmReceiptForSystem(tx, { envelope_id, court_id, received_at: filing.received_at, filed_by });
    await announceReceived(tx, needs, filing, at);
    await recordOnFiling(tx, needs, actor, filing, lineOf(submission, document_name));
  }
  return { filing_id: filing.id, analysis_id };
}

/** Notifies the filer and other systems that the court has received a filing. */
export async function announceReceived(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { id, envelope_id, case_type, court_id, filed_by, document_name }: typeof filings.$inferSelect,
  at: Date,
): Promise<void> {
  await announce(tx, needs, {
    code: 'filing.received',
    values: { document: document_name },
    about: { filing: { id, envelope_id, case_type } },
    court_id,
    to: [filed_by],
    at,
    // The receipt is emailed instead (confirmReceiptForSystem).
    mailed: 'elsewhere',
  });
}

/** What the same person submitted under the same key. Other documents under that key are refused rather than lost. */
async function findEarlier(
  db: Db,
  actor: Actor,
  { idempotency_key, files, paper }: Submission,
): Promise<Filed | undefined> {
  if (idempotency_key === null && !paper) return undefined;
  const key = paper ? { intake_key: paper.key } : { idempotency_key: idempotency_key! };
  const found = await findReceived(db, actor, key);
  if (!found) return undefined;
  const received = await db
    .select({ sha256: documentVersions.sha256 })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, found.filing_id));
  const known = new Set(received.map(({ sha256 }) => sha256));
  if (!files.every(({ sha256 }) => known.has(sha256))) throw new Refusal('idempotency_key_reused');
  return found;
}
