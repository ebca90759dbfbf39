import { findCourt } from '#server/courts/findCourt';
import { deleteDrafts } from '#server/filings/drafts/deleteDraft';
import { findDraft, lockDraft, noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { findDraftsIn, type StoredFiling } from '#server/filings/filingRepository';
import { copyDocumentChoices } from '#server/filings/submissions/copyChoices';
import { copyLeads } from '#server/filings/submissions/copyLeads';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { lockSource } from './isCurrent.ts';

type Tools = Needs<'db' | 'now'>;

/**
 * Gives a copy the documents and corrections that its draft has now. What the filer chose for a document of the copy
 * stays; for a new document, the choices of the draft apply.
 */
export async function updateCopy(needs: Tools, owner: Actor, { id, version }: { id: string; version: number }) {
  await needs.db.transaction(async (tx) => {
    const { copied_from, version: before_lock } = await findDraft(tx, owner, id);
    if (before_lock !== version) throw new Refusal('changed_meanwhile');
    if (copied_from === null) throw new Refusal('not_found');
    const source = await lockSource(tx, owner, copied_from);
    const envelope = await lockDraft(tx, owner, id);
    if (envelope.version !== version) throw new Refusal('changed_meanwhile');
    const before = await findDraftsIn(tx, owner, [id]);
    const court = await findCourt(tx, owner.court_id);
    const copied = await copyLeads(tx, source, { envelope_id: id, court, at: needs.now() });
    const codes = new Set((await findFilingCodes(tx, court.id)).map((code) => code.id));
    const own = sameDocuments(before, source, copied);
    const others = [...copied].filter(([, made]) => ![...own.values()].includes(made));
    await copyDocumentChoices(tx, new Map(others), codes);
    await copyDocumentChoices(tx, own, codes);
    await deleteDrafts(
      tx,
      needs,
      before.map(({ filing }) => filing.id),
    );
    await noteDraftChanged(tx, needs, owner, { state: 'draft', envelope_id: id });
  });
}

/** The new documents of a copy by those that it had before, where the file and the kind are the same. */
function sameDocuments(
  before: readonly StoredFiling[],
  source: readonly StoredFiling[],
  copied: ReadonlyMap<string, string>,
): Map<string, string> {
  const documentsOf = (leads: readonly StoredFiling[]) => leads.flatMap(({ documents }) => documents);
  const pairs = documentsOf(before).flatMap((old): [string, string][] => {
    const same = documentsOf(source).find(
      ({ document, version }) => version.sha256 === old.version.sha256 && document.kind === old.document.kind,
    );
    return same ? [[old.document.id, copied.get(same.document.id)!]] : [];
  });
  return new Map(pairs);
}
