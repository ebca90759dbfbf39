import type { Charge, StoredAccount } from '#server/feeAccounts/accountRepository';
import { addCharge, addLine } from '#server/feeAccounts/addLine';
import type { Db } from '#server/kernel/Database';
import type { StoredOperation } from '../feeRepository.ts';

type Entered = {
  account: StoredAccount;
  charges: Charge[];
  operations: readonly StoredOperation[];
  /** What each fee comes to; a refund is of what is charged beyond it first. */
  targets: ReadonlyMap<string, number>;
  at: Date;
};

/** Enters each capture and refund that the provider has done and that is not in the ledger yet. */
export async function enterOperations(
  tx: Db,
  { account, charges, operations, targets, at }: Entered,
): Promise<Charge[]> {
  const known = new Set(charges.flatMap(({ lines }) => lines.map(({ operation_id }) => operation_id)));
  let kept = charges;
  const done = operations.filter(({ state, kind, id }) => state === 'done' && kind !== 'release' && !known.has(id));
  for (const one of done.sort((a, b) => a.done_at!.getTime() - b.done_at!.getTime())) {
    kept = one.kind === 'capture' ? await capture(tx, account, kept, one) : await refund(tx, kept, one, targets, at);
  }
  return kept;
}

/** A capture pays what is due, the oldest charge first. Money without a fee gets its own charge, from which it is refunded. */
async function capture(
  tx: Db,
  account: StoredAccount,
  charges: readonly Charge[],
  { id, amount_cents, done_at }: StoredOperation,
) {
  const paid = { kind: 'paid' as const, means: 'online' as const, made_by: null, made_at: done_at!, operation_id: id };
  const kept: Charge[] = [];
  let left = amount_cents;
  for (const charge of charges) {
    const part = Math.min(left, charge.balance.due_cents);
    left -= part;
    kept.push(part > 0 ? await addLine(tx, charge, { ...paid, amount_cents: part }) : charge);
  }
  if (left === 0) return kept;
  const unapplied = {
    description: 'Payment without a fee',
    authority: 'To be refunded',
    fee_id: null,
    made_at: done_at!,
  };
  const charge = await addCharge(tx, account, unapplied, { amount_cents: left, made_by: null, operation_id: id });
  return [...kept, await addLine(tx, charge, { ...paid, amount_cents: left })];
}

/** A refund returns what was charged beyond the fee first, then the newest payments; a fee that became lower is then reduced. */
async function refund(
  tx: Db,
  charges: readonly Charge[],
  { id, amount_cents, done_at }: StoredOperation,
  targets: Entered['targets'],
  at: Date,
): Promise<Charge[]> {
  const kept = [...charges];
  const beyond = ({ charge, balance }: Charge) => balance.charged_cents - (targets.get(charge.item_id ?? '') ?? 0);
  const places = kept.map((_one, place) => place).sort((a, b) => beyond(kept[b]!) - beyond(kept[a]!) || b - a);
  let left = amount_cents;
  for (const place of places) {
    const part = Math.min(left, kept[place]!.balance.by_means.online);
    if (part === 0) continue;
    left -= part;
    const line = {
      kind: 'refunded' as const,
      means: 'online' as const,
      made_by: null,
      made_at: done_at!,
      operation_id: id,
    };
    kept[place] = await addLine(tx, kept[place]!, { ...line, amount_cents: part });
    if (kept[place]!.charge.item_id !== null) continue;
    const reason = 'The payment without a fee was refunded';
    kept[place] = await addLine(tx, kept[place]!, {
      kind: 'adjusted_down',
      amount_cents: part,
      made_at: at,
      made_by: null,
      reason,
    });
  }
  // The provider returned more than the ledger knows as paid: nothing is recorded, and the operation is tried again.
  if (left > 0) throw new Error(`Refund ${id} is more than what the ledger has as captured.`);
  return kept;
}
