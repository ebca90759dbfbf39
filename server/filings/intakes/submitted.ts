import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findPlaceOfDraft, type PlaceOfDraft } from '../drafts/draftOwner.ts';
import { countLeadsForSystem, lockDraft, mostLeads, noteDraftChanged } from '../drafts/draftRepository.ts';
import { openEnvelope } from '../envelopeRepository.ts';
import type { Submission } from '../Submission.ts';
import type { PaperCorrection } from './PaperCorrection.ts';
import { openPaperEnvelope } from './takenIn.ts';

/** The envelope of a submission, its court, and the filer: the actor, or for documents on paper the person who filed them. */
export async function envelopeFor(tx: Db, actor: Actor, { envelope_id, draft, paper }: Submission, at: Date) {
  const { court_id } = actor;
  if (paper) return { ...(await openPaperEnvelope(tx, actor, paper, at)), court_id };
  const submitted_by = actor.person_id;
  const opened = { submitted_by, submitted_at: at, changed_at: draft ? at : null };
  if (!draft?.envelope_id) {
    return { envelope_id: envelope_id ?? (await openEnvelope(tx, opened)), filed_by: submitted_by, court_id };
  }
  // A document that a colleague adds belongs to the owner of the draft.
  const joined = await joinDraft(tx, actor, draft.envelope_id, at);
  return { envelope_id: draft.envelope_id, filed_by: joined.owner_id, court_id: joined.court_id };
}

/** Takes a further lead document into a draft, which is locked until it is there. Returns its owner and its court. */
async function joinDraft(tx: Db, actor: Actor, envelope_id: string, at: Date): Promise<PlaceOfDraft> {
  await lockDraft(tx, actor, envelope_id);
  if ((await countLeadsForSystem(tx, envelope_id)) >= mostLeads) throw new Refusal('draft_full');
  const place = await findPlaceOfDraft(tx, actor, envelope_id);
  await noteDraftChanged(tx, { now: () => at }, actor, { state: 'draft', envelope_id });
  return place;
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
