import type { Doubt } from '#domain/filings/doubts/Doubt';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { checkLedger } from '#server/citations/checkLedger';
import type { resubmissionFiles } from '#server/db/schema/resubmissions';
import { storable } from '#server/db/storable';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { compareAttachment, findCorrectionDoubts, recognizeForMs } from '#server/filings/doubts/confirmCorrection';
import { readBeforeFiling } from '#server/filings/doubts/readBeforeFiling';
import type { StoredDocument } from '#server/filings/filingRepository';
import type { InspectedFile } from '#server/filings/inspectFiles';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import type { ReturnedFiling } from './resubmissionRepository.ts';

type Working = Needs<'db' | 'now' | 'blobs' | 'engine'>;
export type NewPrepared = Omit<typeof resubmissionFiles.$inferInsert, 'review_id' | 'added_at'>;

/** A document of a correction with what was read in it and its differences from `old`, whose place it takes. */
export async function readForCorrection(
  needs: Working,
  actor: Actor,
  about: ReturnedFiling,
  file: InspectedFile,
  old: StoredDocument | null,
): Promise<NewPrepared> {
  const read = await readBeforeFiling(needs, actor, file, recognizeForMs);
  const doubts = old && read ? await doubtsAbout(needs, about, old, { file, read }) : [];
  const ledger = read ? await checkLedger(needs, actor.court_id, read.facts.citations) : [];
  const { file_name, sha256, format: file_type, size: file_size, pages } = file;
  const facts = { reading: read?.reading ?? null, facts: read?.facts ?? null, ledger, doubts };
  return { replaces: old?.document.id ?? null, file_name, sha256, file_type, file_size, pages, ...storable(facts) };
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
