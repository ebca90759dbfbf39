import type { moveLead as endpoint } from '#contract/draftSubmission';
import type { InputOf } from '#contract/endpoint';
import { countLeadsForSystem, lockDraft, mostLeads, noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { findDraftReference } from '#server/filings/drafts/findDraftReference';
import { deleteEnvelope } from '#server/filings/envelopeRepository';
import { findFilingOrDraft } from '#server/filings/filingRepository';
import { findParts, moveToEnvelope } from '#server/filings/submissions/submissionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openPart } from './openPart.ts';

/**
 * Moves a lead document with its attachments to a separate part, which has its own case, or to another part for the
 * same court. An envelope is one case. Returns the draft in which it is now.
 */
export async function moveLead(
  { db, now }: Needs<'db' | 'now'>,
  owner: Actor,
  { id, version, draft_id }: InputOf<typeof endpoint>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const from = await findDraftReference(tx, owner, await findFilingOrDraft(tx, owner, id));
    if (!from) throw new Refusal('not_found');
    // In one order, so that no two wait for each other.
    for (const one of [from.id, ...(draft_id === null ? [] : [draft_id])].sort()) await lockDraft(tx, owner, one);
    const envelope = await lockDraft(tx, owner, from.id);
    if (envelope.version !== version) throw new Refusal('changed_meanwhile');
    const to = draft_id ?? (await openOwn(tx, owner, envelope, now()));
    if (draft_id !== null) await assertTakes(tx, owner, from.id, draft_id);
    await moveToEnvelope(tx, owner, id, to);
    for (const envelope_id of [from.id, to]) {
      await noteDraftChanged(tx, { now }, owner, { state: 'draft', envelope_id });
    }
    if ((await countLeadsForSystem(tx, from.id)) === 0) await deleteEnvelope(tx, from.id);
    return to;
  });
}

/** The only document of a draft is in a separate part already. */
async function openOwn(tx: Db, owner: Actor, envelope: Parameters<typeof openPart>[2], at: Date): Promise<string> {
  if ((await countLeadsForSystem(tx, envelope.id)) < 2) throw new Refusal('changed_meanwhile');
  return openPart(tx, owner, envelope, { at, isCopy: false });
}

async function assertTakes(tx: Db, owner: Actor, from_id: string, draft_id: string): Promise<void> {
  const parts = await findParts(tx, owner, from_id);
  const [from, to] = [parts[0]!, parts.find(({ envelope }) => envelope.id === draft_id)];
  if (!to?.is_draft || to.court_id !== from.court_id || draft_id === from_id) throw new Refusal('not_found');
  if ((await countLeadsForSystem(tx, draft_id)) >= mostLeads) throw new Refusal('draft_full');
}
