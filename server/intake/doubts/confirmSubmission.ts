import { randomUUID } from 'node:crypto';
import type { FilingChoices } from '#contract/filings';
import { findHeld, holdSubmission } from '#server/filings/doubts/holdSubmission';
import { findReceived } from '#server/filings/findReceived';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Submission } from '#server/filings/Submission';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findDoubtsOf } from './findDoubtsOf.ts';

type Sent = {
  files: ReceivedFile[];
  choices: FilingChoices;
  /** The sender asked to confirm doubts before filing. */
  ask: boolean;
  /** The doubts that the sender was shown and now confirms. */
  held?: string | undefined;
  idempotency_key: string | null;
};

/**
 * Decides whether a submission is filed now or held until its sender confirms the doubts. A confirmed submission is
 * filed under its original key and choices.
 */
export async function confirmSubmission(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { ask, held, ...sent }: Sent,
): Promise<Submission> {
  if (held !== undefined) {
    const { files, doubts, choices, idempotency_key } = await findHeld(needs, actor, held, null);
    return { files, confirmed: doubts, choices: { ...choices, ...sent.choices }, idempotency_key, held };
  }
  const { files, choices, idempotency_key } = sent;
  const lead = files.find(({ field }) => field === 'main_document');
  if (!ask || !lead) return sent;
  // A repeated request after a lost response: it is already filed, and is not a duplicate of itself.
  if (idempotency_key && (await findReceived(needs.db, actor, { idempotency_key }))) return sent;
  const doubts = await findDoubtsOf(needs, actor, lead);
  if (doubts.length === 0) return sent;
  const toHold = { files, doubts, choices, idempotency_key: idempotency_key ?? randomUUID(), corrects: null };
  throw new Refusal('submission_doubted', await holdSubmission(needs, actor, toHold));
}
