import { capTargets } from '#domain/feeAccounts/capTargets';
import { standingOf } from '#domain/payments/planSettlement';
import {
  type Charge,
  findChargesOfEnvelopeForSystem,
  lockAccount,
  type StoredAccount,
} from '#server/feeAccounts/accountRepository';
import { addCharge, addLine } from '#server/feeAccounts/addLine';
import { findEnvelopeFilingsForSystem } from '#server/filings/findEnvelopeFilings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findFees, findItems, findPayments, findWaiver, type StoredFees, type StoredItem } from '../feeRepository.ts';
import { enterOperations } from './enterOperations.ts';

/**
 * Brings the ledger of a filed envelope to what is on record by now, in the transaction of the change: its fees as they
 * are assessed and changed, what the provider captured and refunded, and what was waived. Repeated, it adds nothing.
 */
export async function keepLedger(tx: Db, { now }: Needs<'now'>, envelope_id: string): Promise<void> {
  const fees = await findFees(tx, envelope_id);
  if (!fees || fees.filed_at === null) return;
  const items = await findItems(tx, envelope_id);
  if (!items.some(({ amount_cents }) => (amount_cents ?? 0) > 0)) return;
  const at = now();
  const account = await lockAccount(tx, { court_id: fees.court_id, case_id: null, envelope_id }, at);
  const targets = await findTargets(tx, items, fees);
  const charges = await findChargesOfEnvelopeForSystem(tx, envelope_id);
  let kept = await assess(tx, { account, charges, items, targets, at });
  const operations = (await findPayments(tx, envelope_id)).flatMap((one) => one.operations);
  kept = await enterOperations(tx, { account, charges: kept, operations, targets, at });
  const waiting = operations.filter(({ kind, state }) => kind === 'capture' && state === 'waiting');
  const room = sum(kept.map(({ balance }) => balance.due_cents)) - sum(waiting.map(({ amount_cents }) => amount_cents));
  kept = await reduce(tx, { charges: kept, items, targets, room: Math.max(0, room), at });
  await waive(tx, kept, fees, at);
}

type Targets = ReadonlyMap<string, number>;

async function findTargets(
  tx: Db,
  items: readonly StoredItem[],
  { envelope_id, cap_cents }: StoredFees,
): Promise<Targets> {
  const leads = await findEnvelopeFilingsForSystem(tx, envelope_id);
  const standings = leads.map(({ id, state }) => [id, standingOf(state)] as const);
  const all = standings.map(([, standing]) => standing);
  const ofEnvelope = all.includes('due') ? 'due' : all.includes('open') ? 'open' : 'dropped';
  const byFiling = new Map(standings);
  const assessable = items.map(({ id, amount_cents, filing_id }) => ({
    ...{ id, amount_cents },
    standing: filing_id === null ? ofEnvelope : (byFiling.get(filing_id) ?? ('dropped' as const)),
  }));
  return capTargets(assessable, cap_cents);
}

type Kept = { account: StoredAccount; charges: Charge[]; items: readonly StoredItem[]; targets: Targets; at: Date };

/** Assesses fees that have no charge, and raises the charges of fees that became higher. */
async function assess(tx: Db, { account, charges, items, targets, at }: Kept): Promise<Charge[]> {
  const kept = [...charges];
  for (const item of items) {
    const target = targets.get(item.id) ?? 0;
    const place = kept.findIndex(({ charge }) => charge.item_id === item.id);
    const made_by = item.changed_by;
    if (place === -1 && target > 0) {
      const { description, authority, fee_id, id: item_id } = item;
      const charge = { description, authority: authority || 'Fee schedule', fee_id, item_id, made_at: at };
      kept.push(await addCharge(tx, account, charge, { amount_cents: target, made_by, reason: item.reason }));
      continue;
    }
    const more = place === -1 ? 0 : target - kept[place]!.balance.charged_cents;
    if (more <= 0) continue;
    const line = {
      kind: 'adjusted_up' as const,
      amount_cents: more,
      made_at: at,
      made_by,
      reason: item.reason ?? fallsDue,
    };
    kept[place] = await addLine(tx, kept[place]!, line);
  }
  return kept;
}

const fallsDue = 'The fee of a filing is due again';
const dropped = 'The filing was rejected or withdrawn, or the court’s cap applies';

/** Lowers the charges of fees that became lower, as far as they are not paid. What is paid is refunded first. */
async function reduce(
  tx: Db,
  { charges, items, targets, room, at }: Omit<Kept, 'account'> & { room: number },
): Promise<Charge[]> {
  const kept: Charge[] = [];
  let left = room;
  for (const charge of charges) {
    const item = items.find(({ id }) => id === charge.charge.item_id);
    const target = item && targets.get(item.id);
    const less = target === undefined ? 0 : charge.balance.charged_cents - target;
    const amount_cents = Math.min(less, charge.balance.due_cents, left);
    left -= Math.max(0, amount_cents);
    const byClerk = item?.reason !== null && item?.amount_cents === target;
    const why = {
      made_by: byClerk ? (item?.changed_by ?? null) : null,
      reason: byClerk ? (item?.reason ?? dropped) : dropped,
    };
    kept.push(
      amount_cents > 0
        ? await addLine(tx, charge, { kind: 'adjusted_down', amount_cents, made_at: at, ...why })
        : charge,
    );
  }
  return kept;
}

/** Waives what is due of a public agency, or after a granted request. */
async function waive(tx: Db, charges: readonly Charge[], fees: StoredFees, at: Date): Promise<void> {
  const ground = await groundOf(tx, fees);
  if (ground === null) return;
  for (const charge of charges) {
    const { due_cents: amount_cents } = charge.balance;
    if (charge.charge.item_id === null || amount_cents === 0) continue;
    await addLine(tx, charge, { kind: 'waived', amount_cents, made_at: at, ...ground });
  }
}

async function groundOf(tx: Db, { envelope_id, choice, agency, statute }: StoredFees) {
  if (choice === 'government') return { made_by: null, reason: `Public agency: ${agency}`, authority: statute };
  const waiver = choice === 'waiver' ? await findWaiver(tx, envelope_id) : undefined;
  if (waiver?.state !== 'granted') return null;
  const reason = waiver.by_law ? 'Fee waiver granted by law' : 'Fee waiver granted';
  return { made_by: waiver.decided_by, reason, authority: waiver.words || 'Order of the court' };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
