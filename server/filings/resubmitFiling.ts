import { and, eq, gt } from 'drizzle-orm';
import { corrections, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { insertAfterTheLast } from './addSupportingDocuments.ts';
import { decideResubmission, receiptOf } from './decideResubmission.ts';
import { lockFiling, type StoredFiling } from './filingRepository.ts';
import { inspectFiles } from './inspectFiles.ts';
import type { PaperCorrection } from './intakes/PaperCorrection.ts';
import { lineOfCorrection } from './intakes/submitted.ts';
import type { ReceivedFile } from './receiveFiles.ts';
import { recordOnFiling } from './recordOnFiling.ts';
import { findReturn, keepAnswer } from './reviewRepository.ts';

/**
 * Submits a returned filing again with the same lead document, because the return has another ground: with an answer, a
 * supporting document, or data that the filer has changed since the return.
 */
export async function resubmitFiling(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  id: string,
  { added, answer, paper }: Again,
): Promise<{ message: string; version: number }> {
  const files = await inspectFiles(needs, actor, added);
  const version = await needs.db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, id);
    const state = await decideResubmission(tx, needs, { actor, paper }, held);
    if (answer === null && files.length === 0 && !(await hasChangedData(tx, held))) {
      throw new Refusal('correction_empty');
    }
    await insertAfterTheLast(tx, needs, actor, id, files);
    if (answer !== null) await keepAnswer(tx, held, answer);
    const next = { state, resubmitted_at: receiptOf(needs, paper), claimed_by: null, claimed_at: null };
    await tx
      .update(filings)
      .set({ ...next, version: held.filing.version + 1 })
      .where(eq(filings.id, id));
    // Documents that are added to one with levels for each are under seal, and so are their names.
    const names = held.filing.levels_by_document ? [] : files.map(({ file_name }) => file_name);
    const document = held.filing.document_name;
    await recordOnFiling(
      ...([tx, needs, actor, held.filing] as const),
      paper
        ? lineOfCorrection(paper, { document, returned: null, differs: false })
        : { action: 'filing_resubmitted', values: { document, added: names, answer } },
    );
    return held.documents.find(({ document }) => document.kind === 'lead')!.version.number;
  });
  return { message: 'Filing submitted again. A clerk will review it next.', version };
}

type Again = { added: ReceivedFile[]; answer: string | null; paper?: PaperCorrection | undefined };

/** Whether the data of a returned filing was corrected since the return. */
export async function hasChangedData(tx: Db, held: StoredFiling): Promise<boolean> {
  const returned = await findReturn(tx, held);
  const [changed] = await tx
    .select({ id: corrections.id })
    .from(corrections)
    .where(
      and(
        eq(corrections.filing_id, held.filing.id),
        gt(corrections.corrected_at, returned?.settled_at ?? held.filing.received_at),
      ),
    )
    .limit(1);
  return changed !== undefined;
}
