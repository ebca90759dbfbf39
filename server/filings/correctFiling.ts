import { and, eq, max, notInArray } from 'drizzle-orm';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { moveFiling } from '#domain/filings/moveFiling';
import { analyses, documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertNotHeld } from './assertNotHeld.ts';
import { confirmCorrection, findConfirmedCorrection } from './doubts/confirmCorrection.ts';
import { settleHeld } from './doubts/holdSubmission.ts';
import { findFiling, lockFiling, type StoredFiling } from './filingRepository.ts';
import { insertVersion } from './insertDocument.ts';
import { type InspectedFile, inspectFiles } from './inspectFiles.ts';
import { queueAnalysis } from './queueAnalysis.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { recordOnFiling } from './recordOnFiling.ts';
import { findReturn } from './reviewRepository.ts';

/** A corrected document, or the confirmation of one that is held because it differs from the returned document. */
export type Correction = { file: ReceivedFile | undefined; held: string | undefined };

/**
 * The filer sends the corrected lead document of a returned filing in time. One that differs from the returned document
 * is held until the filer confirms that it takes its place.
 */
export async function sendCorrection(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  { file, held }: Correction,
): Promise<{ message: string; version: number }> {
  const stored = await findFiling(needs.db, actor, id);
  if (held !== undefined) {
    const confirmed = await findConfirmedCorrection(needs, actor, { held, filing_id: id });
    return correctFiling(needs, actor, id, confirmed);
  }
  if (!file) throw new Refusal('main_document_missing');
  await decideCorrection(needs.db, needs, actor, stored, file);
  await confirmCorrection(needs, actor, { filing: stored.filing, file });
  return correctFiling(needs, actor, id, { file, doubts: [] });
}

/**
 * Puts a corrected document in place of the returned one: a further version, which is analyzed, and the filing returns
 * to the clerk's queue. The time of the first receipt remains; with confirmed doubts it is another document, received
 * now.
 */
export async function correctFiling(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  { file: received, doubts, held: confirmed }: { file: ReceivedFile; doubts: Doubt[]; held?: string },
): Promise<{ message: string; version: number }> {
  await findFiling(needs.db, actor, id);
  const [file] = await inspectFiles(needs, actor, [received]);
  const version = await needs.db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, id);
    const state = await decideCorrection(tx, needs, actor, held, file!);
    const number = await insertNext(tx, needs, actor, held, file!);
    if (confirmed !== undefined) await settleHeld(tx, needs, confirmed);
    await tx
      .update(filings)
      .set({
        state,
        document_name: file!.file_name,
        resubmitted_at: needs.now(),
        claimed_by: null,
        claimed_at: null,
        version: held.filing.version + 1,
        ...(doubts.length > 0 && asAnother(held.filing, doubts, needs.now())),
      })
      .where(eq(filings.id, id));
    await recordOnFiling(tx, needs, actor, held.filing, {
      action: 'filing_corrected_by_filer',
      values: { document: file!.file_name, returned: held.filing.document_name, differs: doubts.length > 0 },
    });
    return number;
  });
  return { message: 'Corrected document received. A clerk will review it next.', version };
}

/** A different document has its own time of receipt; that of the returned document is kept for the clerk. */
function asAnother(filing: StoredFiling['filing'], doubts: Doubt[], now: Date) {
  return {
    received_at: now,
    first_received_at: filing.first_received_at ?? filing.received_at,
    confirmed_doubts: [
      ...filing.confirmed_doubts,
      { on: 'correction' as const, confirmed_at: now.toISOString(), doubts },
    ],
  };
}

async function decideCorrection(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  stored: StoredFiling,
  file: Pick<ReceivedFile, 'sha256'>,
) {
  const { filing, documents: papers } = stored;
  if (filing.filed_by !== actor.person_id) throw new Refusal('not_permitted');
  const state = moveFiling(filing.state, 'correct');
  if (!state) throw new Refusal('not_returned');
  const returned = await findReturn(tx, stored);
  if (returned?.correct_by && returned.correct_by < now()) throw new Refusal('correction_too_late');
  const lead = papers.find(({ document }) => document.kind === 'lead');
  if (lead?.version.sha256 === file.sha256) throw new Refusal('correction_unchanged');
  // Before the person is asked about differences: the filing would be refused anyway.
  await assertNotHeld(tx, actor, stored);
  return state;
}

async function insertNext(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { filing, documents: papers }: StoredFiling,
  file: InspectedFile,
): Promise<number> {
  const { document } = papers.find((paper) => paper.document.kind === 'lead')!;
  const [last] = await tx
    .select({ number: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.document_id, document.id));
  const number = (last?.number ?? 0) + 1;
  const at = now();
  const upload = { uploaded_by: actor.person_id, uploaded_at: at };
  const version_id = await insertVersion(tx, { document_id: document.id, number, ...upload }, file);
  await tx.update(documents).set({ title: file.file_name }).where(eq(documents.id, document.id));
  // Any analysis of the previous document that is still running is obsolete.
  await tx
    .update(analyses)
    .set({ state: 'failed', finished_at: at, error: { code: 'analysis_replaced' } })
    .where(and(eq(analyses.filing_id, filing.id), notInArray(analyses.state, ['done', 'failed'])));
  await queueAnalysis(tx, filing, { version_id, at });
  return number;
}
