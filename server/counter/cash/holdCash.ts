import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { describeDrawer } from './describeCash.ts';
import { findOpenDrawer, findReceiptsIn } from './receiptRepository.ts';
import { findRefundsIn } from './refundRepository.ts';

/** The actor’s open drawer, locked, if it has this much cash for a refund. */
export async function holdCash(tx: Db, actor: Actor, amount_cents: number): Promise<string> {
  const open = await findOpenDrawer(tx, actor, true);
  if (!open) throw new Refusal('drawer_not_open');
  const ids = [open.drawer.id];
  const { totals } = describeDrawer(open, await findReceiptsIn(tx, ids), await findRefundsIn(tx, ids), actor);
  if (totals.expected_cash_cents < amount_cents) throw new Refusal('refund_drawer_short');
  return open.drawer.id;
}
