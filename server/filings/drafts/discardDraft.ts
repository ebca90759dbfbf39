import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { deleteEnvelope } from '../envelopeRepository.ts';
import { findDraftsIn, lockFilingOrDraft } from '../filingRepository.ts';
import { deleteDocument, deleteDrafts, recordDiscarded } from './deleteDraft.ts';
import { countLeadsForSystem, findDraftOfDocument, lockDraft, noteDraftChanged } from './draftRepository.ts';

type Filing = typeof filings.$inferSelect;

/** Discards a draft with all its documents. Nothing of it was filed. */
export async function discardDraft(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, actor, id);
    const leads = await findDraftsIn(tx, actor, [id]);
    const ids = leads.map(({ filing }) => filing.id);
    await deleteDrafts(tx, needs, ids);
    await deleteEnvelope(tx, id);
    await recordDiscarded(tx, needs, actor, ids[0]!);
    return { message: 'Draft discarded' };
  });
}

/** Discards one lead document of a locked draft; with the last one, the draft is gone. */
export async function discardLead(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  filing: Filing,
): Promise<{ message: string }> {
  const { id, envelope_id } = filing;
  await deleteDrafts(tx, needs, [id]);
  if (envelope_id !== null) {
    await noteDraftChanged(tx, needs, actor, filing);
    if ((await countLeadsForSystem(tx, envelope_id)) === 0) await deleteEnvelope(tx, envelope_id);
  }
  await recordDiscarded(tx, needs, actor, id);
  return { message: 'Draft discarded' };
}

/** Removes a supporting document from a draft. Those of a filing stay: the court has received them. */
export async function removeSupportingDocument(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const filing_id = await findDraftOfDocument(tx, actor, id);
    if (filing_id === undefined) throw new Refusal('not_found');
    const { filing, documents, abilities } = await lockFilingOrDraft(tx, actor, filing_id);
    const asked = documents.find(({ document }) => document.id === id && document.kind === 'supporting');
    // Filed or removed between the two.
    if (!asked || !abilities.file) throw new Refusal('not_found');
    await deleteDocument(tx, needs, id);
    await noteDraftChanged(tx, needs, actor, filing);
    return { message: `${asked.document.title} removed` };
  });
}
