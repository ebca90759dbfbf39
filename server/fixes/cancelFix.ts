import { deleteFixes } from '#server/filings/fixes/fixRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockFix } from './lockFix.ts';

/** Discards a fix that was not applied. */
export async function cancelFix(needs: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { stored } = await lockFix(tx, needs, actor, id);
    const { applied_at, document_id, analysis_id } = stored.fix;
    if (applied_at !== null) throw new Refusal('fix_not_ready');
    const of = document_id === null ? { analysis_ids: [analysis_id!] } : { document_ids: [document_id] };
    await deleteFixes(tx, needs, { ...of, onlyOpen: true });
    return { message: 'Fix discarded' };
  });
}
