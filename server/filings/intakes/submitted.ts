import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findDraftOwner } from '../drafts/draftOwner.ts';
import { countLeads, lockDraft, mostLeads, noteDraftChanged } from '../drafts/draftRepository.ts';
import { openEnvelope } from '../envelopeRepository.ts';
import type { Submission } from '../Submission.ts';
import type { PaperCorrection } from './PaperCorrection.ts';
import { openPaperEnvelope } from './takenIn.ts';

/** The envelope of a submission, and the filer: the actor, or for documents on paper the person who filed them. */
export async function envelopeFor(tx: Db, actor: Actor, { envelope_id, draft, paper }: Submission, at: Date) {
  if (paper) return openPaperEnvelope(tx, actor, paper, at);
  const submitted_by = actor.person_id;
  const opened = { submitted_by, submitted_at: at, changed_at: draft ? at : null };
  // A document that a colleague adds belongs to the owner of the draft.
  const filed_by = draft?.envelope_id ? await joinDraft(tx, actor, draft.envelope_id, at) : submitted_by;
  return { envelope_id: draft?.envelope_id ?? envelope_id ?? (await openEnvelope(tx, opened)), filed_by };
}

/** Takes a further lead document into a draft, which is locked until it is there. Returns the owner of the draft. */
async function joinDraft(tx: Db, actor: Actor, envelope_id: string, at: Date): Promise<string> {
  await lockDraft(tx, actor, envelope_id);
  if ((await countLeads(tx, envelope_id)) >= mostLeads) throw new Refusal('draft_full');
  const owner = await findDraftOwner(tx, actor, envelope_id);
  await noteDraftChanged(tx, { now: () => at }, actor, { state: 'draft', envelope_id });
  return owner;
}

/** What the record says of a received submission. What it is will be read later; lists name it by that (nameReceipts). */
export function lineOf({ paper }: Pick<Submission, 'paper'>, document: string, after_doubts = false): ActivityMessage {
  if (!paper) return { action: 'filing_received', values: { document, after_doubts } };
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
