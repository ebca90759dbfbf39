import { lockDraft } from '#server/filings/drafts/draftRepository';
import { findDraftsIn, type StoredFiling } from '#server/filings/filingRepository';
import { filesOf, findCorrections } from '#server/filings/submissions/copyLeads';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/**
 * Whether the copy of a draft for another court has its documents and corrections. What was corrected in the copy alone
 * is its own. Once the draft was filed or discarded, the copy is a draft like any other.
 */
export async function isCurrent(
  db: Db,
  owner: Actor,
  copied_from: string | null,
  copy: readonly StoredFiling[],
): Promise<boolean> {
  const source = copied_from === null ? [] : await findDraftsIn(db, owner, [copied_from]);
  if (source.length === 0) return true;
  if (filesOf(source) !== filesOf(copy)) return false;
  const own = await findCorrections(db, copy);
  return (await findCorrections(db, source)).every(({ filing_id, field, new_value }) => {
    const at = source.findIndex(({ filing }) => filing.id === filing_id);
    return own.some(
      (one) => one.filing_id === copy[at]!.filing.id && one.field === field && one.new_value === new_value,
    );
  });
}

/** The draft of which another is a copy, locked before the copy, as by everyone who locks both. */
export async function lockSource(tx: Db, owner: Actor, copied_from: string): Promise<StoredFiling[]> {
  await lockDraft(tx, owner, copied_from);
  return findDraftsIn(tx, owner, [copied_from]);
}
