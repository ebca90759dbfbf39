import { findCourt, findCourtId } from '#server/courts/findCourt';
import { lockDraft, noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { findDraftsIn } from '#server/filings/filingRepository';
import { copyDocumentChoices } from '#server/filings/submissions/copyChoices';
import { copyLeads } from '#server/filings/submissions/copyLeads';
import { findParts } from '#server/filings/submissions/submissionRepository';
import { actInCourt } from '#server/identity/actInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { openPart } from './openPart.ts';

/**
 * Adds a court to a draft: a draft of the same stored documents for that court, in the same submission. The documents are
 * read again as that court reads them, and the case, the fees, and the service are its own.
 */
export async function addCourt(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id, court_id }: { id: string; court_id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const envelope = await lockDraft(tx, actor, id);
    const court = await findCourt(tx, await findCourtId(tx, court_id));
    const there = await actInCourt(tx, actor, court.id);
    if (!there) throw new Refusal('not_permitted');
    const parts = await findParts(tx, actor, id);
    if (parts.some((part) => part.court_id === court.id && part.is_draft)) return;
    const leads = await findDraftsIn(tx, actor, [id]);
    const at = now();
    const part_id = await openPart(tx, actor, envelope, { at, isCopy: true });
    const copied = await copyLeads(tx, leads, { envelope_id: part_id, court, at });
    const codes = new Set((await findFilingCodes(tx, court.id)).map((code) => code.id));
    await copyDocumentChoices(tx, copied, codes);
    await noteDraftChanged(tx, { now }, actor, { state: 'draft', envelope_id: part_id });
  });
}
