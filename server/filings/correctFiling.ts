import { eq } from 'drizzle-orm';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { needsNewDocument } from '#domain/filings/needsNewDocument';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { insertAfterTheLast } from './addSupportingDocuments.ts';
import { decideResubmission, receiptOf } from './decideResubmission.ts';
import { confirmCorrection, findConfirmedCorrection } from './doubts/confirmCorrection.ts';
import { settleHeld } from './doubts/holdSubmission.ts';
import { findFiling, lockFiling, type StoredFiling } from './filingRepository.ts';
import { inspectFiles } from './inspectFiles.ts';
import type { PaperCorrection } from './intakes/PaperCorrection.ts';
import { lineOfCorrection } from './intakes/submitted.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { recordOnFiling } from './recordOnFiling.ts';
import { replaceDocument } from './replaceDocument.ts';
import { resubmitFiling } from './resubmitFiling.ts';
import { findReturn, keepAnswer } from './reviewRepository.ts';

/** A corrected document, or the confirmation of one that is held because it differs from the returned document. */
export type Correction = {
  file: ReceivedFile | undefined;
  held: string | undefined;
  /** Supporting documents that come with it. */
  added: ReceivedFile[];
  answer: string | null;
  /** Of a correction on paper, which a clerk takes in for the filer. */
  paper?: PaperCorrection | undefined;
};

/**
 * The filer, or a clerk for a filer on paper, sends the corrected lead document of a returned filing in time. One that
 * differs from the returned document is held until the sender confirms that it takes its place.
 */
export async function sendCorrection(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  { file, held, added, answer, paper }: Correction,
): Promise<{ message: string; version: number }> {
  const stored = await findFiling(needs.db, actor, id);
  if (held !== undefined) {
    const confirmed = await findConfirmedCorrection(needs, actor, { held, filing_id: id });
    return correctFiling(needs, actor, id, { ...confirmed, added, answer, paper });
  }
  const returned = await findReturn(needs.db, stored);
  const isUnchanged = file === undefined || isLead(stored, file);
  if (isUnchanged && returned && !needsNewDocument(returned.reason_code)) {
    return resubmitFiling(needs, actor, id, { added, answer, paper });
  }
  if (!file) throw new Refusal('main_document_missing');
  await decideCorrection(needs.db, needs, { actor, paper }, stored, file);
  await confirmCorrection(needs, actor, { filing: stored.filing, file });
  return correctFiling(needs, actor, id, { file, doubts: [], added, answer, paper });
}

/**
 * Puts a corrected document in place of the returned one: a further version, which is analyzed, and the filing returns
 * to the clerk's queue. Both submissions stay on record; the court's rules decide which one dates the filing. With
 * confirmed doubts it is another document, received now.
 */
export async function correctFiling(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  { file: received, doubts, held: confirmed, added = [], answer = null, paper }: Sent,
): Promise<{ message: string; version: number }> {
  await findFiling(needs.db, actor, id);
  const [file, ...supporting] = await inspectFiles(needs, actor, [received, ...added]);
  const version = await needs.db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, id);
    const state = await decideCorrection(tx, needs, { actor, paper }, held, file!);
    const { document } = held.documents.find((paper) => paper.document.kind === 'lead')!;
    const { number } = await replaceDocument(tx, needs, actor, held, { document, file: file! });
    if (confirmed !== undefined) await settleHeld(tx, needs, confirmed);
    await insertAfterTheLast(tx, needs, actor, id, supporting);
    if (answer !== null) await keepAnswer(tx, held, answer);
    await tx
      .update(filings)
      .set({
        state,
        document_name: file!.file_name,
        resubmitted_at: receiptOf(needs, paper),
        claimed_by: null,
        claimed_at: null,
        version: held.filing.version + 1,
        ...(doubts.length > 0 &&
          asAnother(held.filing, doubts, { received_at: receiptOf(needs, paper), now: needs.now() })),
      })
      .where(eq(filings.id, id));
    const values = { document: file!.file_name, returned: held.filing.document_name, differs: doubts.length > 0 };
    const line = paper ? lineOfCorrection(paper, values) : { action: 'filing_corrected_by_filer' as const, values };
    await recordOnFiling(tx, needs, actor, held.filing, line);
    return number;
  });
  return { message: 'Corrected document received. A clerk will review it next.', version };
}

type Sent = {
  file: ReceivedFile;
  doubts: Doubt[];
  held?: string;
  added?: ReceivedFile[];
  answer?: string | null;
  paper?: PaperCorrection | undefined;
};

/** A different document has its own time of receipt; that of the returned document is kept for the clerk. */
export function asAnother(
  filing: StoredFiling['filing'],
  doubts: Doubt[],
  { received_at, now }: { received_at: Date; now: Date },
) {
  return {
    received_at,
    first_received_at: filing.first_received_at ?? filing.received_at,
    confirmed_doubts: [
      ...filing.confirmed_doubts,
      { on: 'correction' as const, confirmed_at: now.toISOString(), doubts },
    ],
  };
}

async function decideCorrection(
  tx: Db,
  needs: Needs<'now'>,
  sender: Parameters<typeof decideResubmission>[2],
  stored: StoredFiling,
  file: Pick<ReceivedFile, 'sha256'>,
) {
  const state = await decideResubmission(tx, needs, sender, stored);
  if (isLead(stored, file)) throw new Refusal('correction_unchanged');
  return state;
}

/** Whether a file is the lead document as the court has it. */
function isLead({ documents: papers }: StoredFiling, file: Pick<ReceivedFile, 'sha256'>): boolean {
  return papers.find(({ document }) => document.kind === 'lead')?.version.sha256 === file.sha256;
}
