import { deleteFixes } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockFix } from './applyFix.ts';

/** Discards a fix that was not applied. */
export async function cancelFix(needs: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { stored, document } = await lockFix(tx, actor, id);
    if (stored.fix.applied_at !== null) throw new Refusal('fix_not_ready');
    await deleteFixes(tx, needs, { document_ids: [document.document.id], onlyOpen: true });
    return { message: 'Fix discarded' };
  });
}
