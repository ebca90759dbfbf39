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
import { withReturn } from '../returned/findReturnedFiling.ts';
import type { ReturnedFiling } from '../returned/resubmissionRepository.ts';
import { readOwnFix } from './describeFix.ts';
import { findReplacement, type Replacement, readFixFile, replaceInCorrection } from './replaceInCorrection.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Held = {
  stored: StoredFix;
  filing: LockedFiling;
  document: StoredDocument;
  /** Null in a draft. */
  returned: ReturnedFiling | null;
};

/**
 * Applies a prepared fix: the fixed file takes the place of the document in the draft, and the one before it is kept. In a
 * returned filing, it is prepared as the corrected document, and what the court received stays as filed.
 */
export async function applyFix(
  needs: Working,
  actor: Actor,
  { id, accepts_invalid_signature }: InputOf<typeof applyEndpoint>,
): Promise<ReplyOf<typeof applyEndpoint>> {
  const read = await readInCorrection(needs, actor, id, 'ready');
  return needs.db.transaction(async (tx) => {
    const held = await lockFix(tx, actor, id);
    const { fix } = held.stored;
    // Applied already: a repeated call changes nothing.
    if (fix.state === 'applied') return { message: 'Fix applied', fix: await readOwnFix(tx, actor, id) };
    if (fix.state !== 'ready') throw new Refusal('fix_not_ready');
    if ((fix.report?.signatures ?? 0) > 0 && !accepts_invalid_signature) throw new Refusal('fix_breaks_signature');
    const [before, after] = [fileOf(held, 'before'), fileOf(held, 'after')];
    await assertInPlace(tx, actor, held, before);
    await putInPlace(tx, needs, actor, held, { file: after, read });
    await changeFix(tx, id, ['ready'], { state: 'applied', applied_at: needs.now() });
    await record(tx, needs, actor, held, { action: 'fix_applied', before, after });
    return { message: 'Fix applied', fix: await readOwnFix(tx, actor, id) };
  });
}

/** Undoes the last fix of a document: the file before it takes its place again. */
export async function undoFix(
  needs: Working,
  actor: Actor,
  { id }: InputOf<typeof undoEndpoint>,
): Promise<ReplyOf<typeof undoEndpoint>> {
  const read = await readInCorrection(needs, actor, id, 'applied');
  return needs.db.transaction(async (tx) => {
    const held = await lockFix(tx, actor, id);
    const { fix } = held.stored;
    if (fix.state === 'undone') return { message: 'Fix undone', fix: await readOwnFix(tx, actor, id) };
    if (fix.state !== 'applied') throw new Refusal('fix_not_ready');
    const [before, after] = [fileOf(held, 'before'), fileOf(held, 'after')];
    // A later fix was made from this one.
    await assertInPlace(tx, actor, held, after);
    await putInPlace(tx, needs, actor, held, { file: before, read });
    await changeFix(tx, id, ['applied'], { state: 'undone', undone_at: needs.now() });
    await deleteFixedFile(tx, needs, id);
    await record(tx, needs, actor, held, { action: 'fix_undone', before: after, after: before });
    return { message: 'Fix undone', fix: await readOwnFix(tx, actor, id) };
  });
}

/** What a fix in a correction puts in place, read before anything is locked; null in a draft, which reads it later. */
async function readInCorrection(needs: Working, actor: Actor, id: string, state: 'ready' | 'applied') {
  const stored = await findOwnFix(needs.db, actor, id);
  if (stored.fix.review_id === null || stored.fix.state !== state || stored.filing_state !== 'returned') return null;
  return readFixFile(needs, actor, stored, state === 'ready' ? 'after' : 'before');
}

/** A fix and its document, with the draft or the returned filing locked. What the court has is not fixed anymore. */
export async function lockFix(tx: Db, actor: Actor, id: string): Promise<Held> {
  const { document, fix } = await findOwnFix(tx, actor, id);
  const filing = await lockFilingOrDraft(tx, actor, document.filing_id);
  const returned = fix.review_id === null ? null : await lockReturn(tx, actor, filing, fix.review_id);
  if (!returned && (filing.filing.state !== 'draft' || !filing.abilities.file)) throw new Refusal('fix_after_filing');
  // Only now is it certain what has become of it.
  const stored = await findOwnFix(tx, actor, id);
  return { stored, filing, returned, document: filing.documents.find((one) => one.document.id === document.id)! };
}

async function lockReturn(tx: Db, actor: Actor, filing: LockedFiling, review_id: string): Promise<ReturnedFiling> {
  if (filing.filing.state !== 'returned') throw new Refusal('fix_after_filing');
  const about = await withReturn(tx, actor, filing);
  if (about.returned.id !== review_id) throw new Refusal('fix_after_filing');
  return about;
}

function fileOf({ stored }: Held, side: FixFile['side']): FixFile {
  return stored.files.find((file) => file.side === side)!;
}

/** A document that was changed in another window keeps that change. */
async function assertInPlace(tx: Db, actor: Actor, { document, returned }: Held, expected: FixFile): Promise<void> {
  const replacement = returned && (await findReplacement(tx, actor, returned, document));
  if ((replacement ?? document.version).sha256 !== expected.sha256) throw new Refusal('fix_outdated');
}

async function putInPlace(
  tx: Db,
  needs: Working,
  actor: Actor,
  { filing, document, returned }: Held,
  { file, read }: { file: FixFile; read: Replacement },
): Promise<void> {
  if (returned) return replaceInCorrection(tx, needs, actor, returned, read);
  await swapVersion(tx, needs, actor, filing, document, file);
  await noteDraftChanged(tx, needs, actor, filing.filing);
}

async function record(
  tx: Db,
  needs: Working,
  actor: Actor,
  { stored, filing }: Held,
  { action, before, after }: { action: 'fix_applied' | 'fix_undone'; before: FixFile; after: FixFile },
): Promise<void> {
  await recordActivity(tx, needs, actor, {
    ...{ action, values: { fix: stored.fix.fix, before: before.sha256, after: after.sha256 } },
    ...{ subject_type: 'draft', subject_id: filing.filing.id, concerns: actor.person_id },
  });
}
