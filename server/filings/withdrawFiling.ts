import { eq, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertNotHeld } from './assertNotHeld.ts';
import { discardLead } from './drafts/discardDraft.ts';
import { askToSettleFees } from './fees/feesJob.ts';
import { type LockedFiling, lockFilingOrDraft } from './filingRepository.ts';
import { filerOf, recordOnFiling } from './recordOnFiling.ts';

/**
 * The filer withdraws a filing that the court has not decided on, or a delegate whose authority `authorize` holds; its
 * documents and their history are kept. A draft is discarded: nothing of it was filed.
 */
export async function withdrawFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
  authorize: (tx: Db, actor: Actor) => Promise<void>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    await authorize(tx, actor);
    const held = await lockFilingOrDraft(tx, actor, id);
    const { state, filed_by } = held.filing;
    const acts = filed_by === actor.person_id || (actor.firm?.acts_for.includes(filed_by) ?? false);
    if (state === 'draft' && !acts) throw new Refusal('draft_not_yours');
    return held.abilities.file ? discardLead(tx, needs, actor, held.filing) : withdraw(tx, needs, actor, held);
  });
}

async function withdraw(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  held: LockedFiling,
): Promise<{ message: string }> {
  const { filing, abilities } = held;
  if (!abilities.withdraw) throw refusalToWithdraw(filing, actor);
  await assertNotHeld(tx, actor, held);
  await tx
    .update(filings)
    .set({ state: 'withdrawn', version: sql`${filings.version} + 1` })
    .where(eq(filings.id, filing.id));
  await askToSettleFees(tx, filing.envelope_id);
  await recordOnFiling(tx, needs, actor, filing, {
    action: 'filing_withdrawn',
    values: { document: filing.document_name, ...filerOf(actor) },
  });
  return { message: 'Filing withdrawn' };
}

function refusalToWithdraw(filing: typeof filings.$inferSelect, actor: Actor): Refusal {
  if (filing.filed_by !== actor.person_id) return new Refusal('not_permitted');
  return new Refusal(filing.state === 'withdrawn' ? 'filing_withdrawn' : 'filing_decided');
}
