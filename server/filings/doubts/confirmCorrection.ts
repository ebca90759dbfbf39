import { compareCorrection, type Identity } from '#domain/filings/doubts/compareCorrection';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { say } from '#domain/messages/say';
import type { Reading } from '#domain/reading/Reading';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { ReceivedFile } from '../receiveFiles.ts';
import { findHeld, holdSubmission } from './holdSubmission.ts';
import { readBeforeFiling } from './readBeforeFiling.ts';

/** A correction is compared page by page where it must be: the date of the filing depends on it. */
export const recognizeForMs = 30_000;

type Sent = { filing: Identity & { id: string; attached_to: string | null }; file: ReceivedFile };

/**
 * Holds a corrected document that differs from the returned one until its sender confirms that it takes its place. One
 * in which nothing can be compared is held as well.
 */
export async function confirmCorrection(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { filing, file }: Sent,
): Promise<void> {
  const read = await readBeforeFiling(needs, actor, file, recognizeForMs);
  if (read === null) return;
  const doubts = findCorrectionDoubts(filing, { reading: read.reading, file });
  if (doubts.length === 0) return;
  const held = await holdSubmission(needs, actor, { files: [file], doubts, corrects: filing.id });
  throw new Refusal('correction_doubted', held);
}

/** How a corrected document differs from the one whose place it takes, beyond what a correction changes. */
export function findCorrectionDoubts(
  returned: Identity & { attached_to: string | null },
  { reading, file }: { reading: Reading; file: Pick<ReceivedFile, 'file_name'> },
): Doubt[] {
  const corrected = readingToRecord(reading);
  if (returned.attached_to !== null) return compareAttachment(returned, corrected);
  return comparable(returned, corrected) ? compareCorrection(returned, corrected) : [notComparable(file)];
}

/** What the filer confirmed as the correction of this filing. */
export async function findConfirmedCorrection(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { held, filing_id }: { held: string; filing_id: string },
): Promise<{ file: ReceivedFile; doubts: Doubt[]; held: string }> {
  const { files, doubts } = await findHeld(needs, actor, held, filing_id);
  return { file: files[0]!, doubts, held };
}

/** An attachment has no caption: only what it is can differ, and a contract or a photograph may have no title. */
export function compareAttachment(returned: Identity, corrected: Identity): Doubt[] {
  const ofLead = { case_number: null, court: null, plaintiffs: [], claimants: [], defendants: [] };
  return compareCorrection({ ...returned, ...ofLead }, corrected);
}

/** Something identifies the case in both: its number, its parties, or at least the title of the document. */
function comparable(one: Identity, other: Identity): boolean {
  const parties = ({ plaintiffs, claimants, defendants }: Identity) =>
    plaintiffs.length + claimants.length + defendants.length > 0;
  const both = (field: 'case_number' | 'doc_type' | 'title') => one[field] !== null && other[field] !== null;
  return both('case_number') || (parties(one) && parties(other)) || both('doc_type') || both('title');
}

function notComparable({ file_name }: Pick<ReceivedFile, 'file_name'>): Doubt {
  return { kind: 'document', says: say('correction_not_comparable', { document_name: file_name }), page: null };
}
