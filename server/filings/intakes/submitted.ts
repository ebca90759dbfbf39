import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { openEnvelope } from '../envelopeRepository.ts';
import type { Submission } from '../Submission.ts';
import type { PaperCorrection } from './PaperCorrection.ts';
import { openPaperEnvelope } from './takenIn.ts';

/** The envelope of a submission, and the filer: the actor, or for documents on paper the person who filed them. */
export async function envelopeFor(tx: Db, actor: Actor, { envelope_id, paper }: Submission, at: Date) {
  if (paper) return openPaperEnvelope(tx, actor, paper, at);
  const filed_by = actor.person_id;
  return {
    envelope_id: envelope_id ?? (await openEnvelope(tx, { submitted_by: filed_by, submitted_at: at })),
    filed_by,
  };
}

/** What the record says of a received submission. What it is will be read later; lists name it by that (nameReceipts). */
export function lineOf({ paper, confirmed = [] }: Submission, document: string): ActivityMessage {
  if (!paper) return { action: 'filing_received', values: { document, after_doubts: confirmed.length > 0 } };
  const { channel, filer, received_at } = paper;
  const values = { document, channel, filer: filer.name, received_at: received_at.toISOString() };
  return { action: 'paper_taken_in', values };
}

type Corrected = { document: string; returned: string | null; differs: boolean };

/** What the record says of a correction on paper; `returned` is null if the document is still the same. */
export function lineOfCorrection(
  { channel, received_at, postmarked_on }: PaperCorrection,
  corrected: Corrected,
): ActivityMessage {
  const values = { ...corrected, channel, received_at: received_at.toISOString(), postmarked_on };
  return { action: 'paper_correction_taken_in', values };
}
