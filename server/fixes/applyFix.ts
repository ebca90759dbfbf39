import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { applyFix as applyEndpoint, undoFix as undoEndpoint } from '#contract/fixes';
import { recordActivity } from '#server/activity/recordActivity';
import { changeFix, deleteFixedFile, type FixFile, type StoredFix } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readOwnFix } from './describeFix.ts';
import type { FixPlace } from './FixPlace.ts';
import { lockFix, readAhead } from './lockFix.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Applies a prepared fix: the fixed file takes the place of the document in the draft or in the check, and the one before
 * it is kept. In a returned filing, it is prepared as the corrected document, and what the court received stays as filed.
 */
export async function applyFix(
  needs: Working,
  actor: Actor,
  { id, accepts_invalid_signature }: InputOf<typeof applyEndpoint>,
): Promise<ReplyOf<typeof applyEndpoint>> {
  const read = await readAhead(needs, actor, id, { state: 'ready', side: 'after' });
  return needs.db.transaction(async (tx) => {
    const { stored, place } = await lockFix(tx, needs, actor, id, read);
    const { fix } = stored;
    const within = { ...needs, db: tx };
    // Applied already: a repeated call changes nothing.
    if (fix.state === 'applied') return { message: 'Fix applied', fix: await readOwnFix(within, actor, id) };
    if (fix.state !== 'ready') throw new Refusal('fix_not_ready');
    if ((fix.report?.signatures ?? 0) > 0 && !accepts_invalid_signature) throw new Refusal('fix_breaks_signature');
    const [before, after] = [fileOf(stored, 'before'), fileOf(stored, 'after')];
    await replace(tx, place, before, after);
    await changeFix(tx, id, ['ready'], { state: 'applied', applied_at: needs.now() });
    await record(tx, needs, actor, { stored, place }, { action: 'fix_applied', before, after });
    return { message: 'Fix applied', fix: await readOwnFix(within, actor, id) };
  });
}

/** Undoes the last fix of a document: the file before it takes its place again. */
export async function undoFix(
  needs: Working,
  actor: Actor,
  { id }: InputOf<typeof undoEndpoint>,
): Promise<ReplyOf<typeof undoEndpoint>> {
  const read = await readAhead(needs, actor, id, { state: 'applied', side: 'before' });
  return needs.db.transaction(async (tx) => {
    const { stored, place } = await lockFix(tx, needs, actor, id, read);
    const { fix } = stored;
    const within = { ...needs, db: tx };
    if (fix.state === 'undone') return { message: 'Fix undone', fix: await readOwnFix(within, actor, id) };
    if (fix.state !== 'applied') throw new Refusal('fix_not_ready');
    const [before, after] = [fileOf(stored, 'before'), fileOf(stored, 'after')];
    // A later fix was made from this one.
    await replace(tx, place, after, before);
    await changeFix(tx, id, ['applied'], { state: 'undone', undone_at: needs.now() });
    await deleteFixedFile(tx, needs, id);
    await record(tx, needs, actor, { stored, place }, { action: 'fix_undone', before: after, after: before });
    return { message: 'Fix undone', fix: await readOwnFix(within, actor, id) };
  });
}

function fileOf({ files }: StoredFix, side: FixFile['side']): FixFile {
  return files.find((file) => file.side === side)!;
}

/** A document that was changed in another window keeps that change. */
async function replace(tx: Db, place: FixPlace, expected: FixFile, next: FixFile): Promise<void> {
  if (place.sha256 !== expected.sha256) throw new Refusal('fix_outdated');
  await place.put(tx, next);
}

async function record(
  tx: Db,
  needs: Working,
  actor: Actor,
  { stored, place }: { stored: StoredFix; place: FixPlace },
  { action, before, after }: { action: 'fix_applied' | 'fix_undone'; before: FixFile; after: FixFile },
): Promise<void> {
  await recordActivity(tx, needs, actor, {
    ...{ action, values: { fix: stored.fix.fix, before: before.sha256, after: after.sha256 } },
    ...{ ...place.subject, concerns: actor.person_id },
  });
}
