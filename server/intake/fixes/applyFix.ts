import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { applyFix as applyEndpoint, undoFix as undoEndpoint } from '#contract/fixes';
import { recordActivity } from '#server/activity/recordActivity';
import { noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { type LockedFiling, lockFilingOrDraft, type StoredDocument } from '#server/filings/filingRepository';
import {
  changeFix,
  deleteFixedFile,
  type FixFile,
  findOwnFix,
  type StoredFix,
} from '#server/filings/fixes/fixRepository';
import { swapVersion } from '#server/filings/fixes/swapVersion';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeFix } from './describeFix.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Held = { stored: StoredFix; draft: LockedFiling; document: StoredDocument };

/** Applies a prepared fix: the fixed file takes the place of the document in the draft, and the one before it is kept. */
export async function applyFix(
  needs: Working,
  actor: Actor,
  { id, accepts_invalid_signature }: InputOf<typeof applyEndpoint>,
): Promise<ReplyOf<typeof applyEndpoint>> {
  return needs.db.transaction(async (tx) => {
    const held = await lockFix(tx, actor, id);
    const { fix } = held.stored;
    // Applied already: a repeated call changes nothing.
    if (fix.state === 'applied') return { message: 'Fix applied', fix: describeFix(held.stored) };
    if (fix.state !== 'ready') throw new Refusal('fix_not_ready');
    if ((fix.report?.signatures ?? 0) > 0 && !accepts_invalid_signature) throw new Refusal('fix_breaks_signature');
    const [before, after] = [fileOf(held, 'before'), fileOf(held, 'after')];
    if (held.document.version.sha256 !== before.sha256) throw new Refusal('fix_outdated');
    await putInPlace(tx, needs, actor, held, after);
    await changeFix(tx, id, ['ready'], { state: 'applied', applied_at: needs.now() });
    await record(tx, needs, actor, held, { action: 'fix_applied', before, after });
    return { message: 'Fix applied', fix: describeFix(await findOwnFix(tx, actor, id)) };
  });
}

/** Undoes the last fix of a document: the file before it takes its place again. */
export async function undoFix(
  needs: Working,
  actor: Actor,
  { id }: InputOf<typeof undoEndpoint>,
): Promise<ReplyOf<typeof undoEndpoint>> {
  return needs.db.transaction(async (tx) => {
    const held = await lockFix(tx, actor, id);
    const { fix } = held.stored;
    if (fix.state === 'undone') return { message: 'Fix undone', fix: describeFix(held.stored) };
    if (fix.state !== 'applied') throw new Refusal('fix_not_ready');
    const [before, after] = [fileOf(held, 'before'), fileOf(held, 'after')];
    // A later fix was made from this one.
    if (held.document.version.sha256 !== after.sha256) throw new Refusal('fix_outdated');
    await putInPlace(tx, needs, actor, held, before);
    await changeFix(tx, id, ['applied'], { state: 'undone', undone_at: needs.now() });
    await deleteFixedFile(tx, needs, id);
    await record(tx, needs, actor, held, { action: 'fix_undone', before: after, after: before });
    return { message: 'Fix undone', fix: describeFix(await findOwnFix(tx, actor, id)) };
  });
}

/** A fix and its document, with the draft locked. What was filed is the court's, and is not fixed anymore. */
export async function lockFix(tx: Db, actor: Actor, id: string): Promise<Held> {
  const { document } = await findOwnFix(tx, actor, id);
  const draft = await lockFilingOrDraft(tx, actor, document.filing_id);
  if (draft.filing.state !== 'draft' || !draft.abilities.file) throw new Refusal('fix_after_filing');
  // Only now is it certain what has become of it.
  const stored = await findOwnFix(tx, actor, id);
  return { stored, draft, document: draft.documents.find((one) => one.document.id === document.id)! };
}

function fileOf({ stored }: Held, side: FixFile['side']): FixFile {
  return stored.files.find((file) => file.side === side)!;
}

async function putInPlace(tx: Db, needs: Working, actor: Actor, { draft, document }: Held, file: FixFile) {
  await swapVersion(tx, needs, actor, draft, document, file);
  await noteDraftChanged(tx, needs, actor, draft.filing);
}

async function record(
  tx: Db,
  needs: Working,
  actor: Actor,
  { stored, draft }: Held,
  { action, before, after }: { action: 'fix_applied' | 'fix_undone'; before: FixFile; after: FixFile },
): Promise<void> {
  await recordActivity(tx, needs, actor, {
    ...{ action, values: { fix: stored.fix.fix, before: before.sha256, after: after.sha256 } },
    ...{ subject_type: 'draft', subject_id: draft.filing.id, concerns: actor.person_id },
  });
}
