import type { Resubmission } from '#contract/resubmissions';
import { mostAttachmentsToAdd } from '#contract/resubmissions';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { checkLedger } from '#server/citations/checkLedger';
import type { resubmissionFiles } from '#server/db/schema/resubmissions';
import { storable } from '#server/db/storable';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { compareAttachment, findCorrectionDoubts, recognizeForMs } from '#server/filings/doubts/confirmCorrection';
import { readBeforeFiling } from '#server/filings/doubts/readBeforeFiling';
import type { StoredDocument } from '#server/filings/filingRepository';
import { inspectFiles } from '#server/filings/inspectFiles';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { findReturnedFiling } from './findReturnedFiling.ts';
import { readResubmission } from './readResubmission.ts';
import {
  insertPreparedDocuments,
  lockPrepared,
  notePrepared,
  type ReturnedFiling,
  removePreparedDocuments,
} from './resubmissionRepository.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Asked = {
  id: string;
  version: number;
  /** The document whose place the replacement takes. */
  replaces: string | undefined;
  replacement: ReceivedFile | undefined;
  attachments: ReceivedFile[];
};
type NewDocument = Omit<typeof resubmissionFiles.$inferInsert, 'review_id' | 'added_at'>;

/**
 * Reads documents for the resubmission of a returned filing and keeps them with what was read, so that they are checked
 * and compared before anything is submitted. A further replacement takes the place of the one before.
 */
export async function prepareDocuments(needs: Working, actor: Actor, asked: Asked): Promise<Resubmission> {
  const { id, version, replacement, attachments } = asked;
  if (!replacement && attachments.length === 0) throw new Refusal('supporting_document_missing');
  const about = await findReturnedFiling(needs.db, actor, id);
  const old = replacement && documentToReplace(about, asked.replaces, replacement);
  const [files, read] = await readAll(needs, actor, [...(replacement ? [replacement] : []), ...attachments]);
  const documents: NewDocument[] = [];
  for (const [index, file] of files.entries()) {
    const isReplacement = old !== undefined && index === 0;
    const doubts =
      isReplacement && read[index] ? await doubtsAbout(needs, about, old, { file, read: read[index] }) : [];
    const ledger = read[index] ? await checkLedger(needs, actor.court_id, read[index].facts.citations) : [];
    const { file_name, sha256, format: file_type, size: file_size, pages } = file;
    const facts = { reading: read[index]?.reading ?? null, facts: read[index]?.facts ?? null, ledger, doubts };
    const replaces = isReplacement ? old.document.id : null;
    documents.push({ replaces, file_name, sha256, file_type, file_size, pages, ...storable(facts) });
  }
  const at = needs.now();
  await needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'prepare');
    const prepared = await lockPrepared(tx, actor, await findReturnedFiling(tx, actor, id), { version, at });
    const before = prepared.files.filter(({ replaces }) => replaces !== null).map((one) => one.id);
    if (old) await removePreparedDocuments(tx, prepared, before, at);
    if (prepared.files.length - before.length + attachments.length > mostAttachmentsToAdd) {
      throw new Refusal('too_many_supporting_documents');
    }
    await insertPreparedDocuments(
      tx,
      documents.map((document) => ({ ...document, review_id: about.returned.id, added_at: at })),
    );
    await notePrepared(tx, prepared, at);
  });
  return readResubmission(needs, actor, id);
}

/** By default the lead document. */
function documentToReplace(
  { stored }: ReturnedFiling,
  id: string | undefined,
  { sha256 }: Pick<ReceivedFile, 'sha256'>,
): StoredDocument {
  const found = stored.documents.find(({ document }) => (id ? document.id === id : document.kind === 'lead'));
  if (!found) throw invalidInput('replaces', 'Choose a document of this filing.');
  if (found.version.sha256 === sha256) throw new Refusal('correction_unchanged');
  return found;
}

/** One after the other: documents of one person take turns in any case. */
async function readAll(needs: Working, actor: Actor, received: ReceivedFile[]) {
  const files = await inspectFiles(needs, actor, received);
  const read: (AnalyzedDocument | null)[] = [];
  for (const file of files) read.push(await readBeforeFiling(needs, actor, file, recognizeForMs));
  return [files, read] as const;
}

async function doubtsAbout(
  { db }: Working,
  { stored }: ReturnedFiling,
  { document, version }: StoredDocument,
  { file, read }: { file: ReceivedFile; read: AnalyzedDocument },
): Promise<Doubt[]> {
  if (document.kind === 'lead') return findCorrectionDoubts(stored.filing, { reading: read.reading, file });
  const [known] = await findFactsForSystem(db, [version.id]);
  return known ? compareAttachment(readingToRecord(known.reading), readingToRecord(read.reading)) : [];
}
