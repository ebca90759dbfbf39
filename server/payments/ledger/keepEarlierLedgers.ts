import { and, gt, isNotNull, not, sql } from 'drizzle-orm';
import { envelopeFees, feeItems } from '#server/db/schema/payments';
import { hasAccountForSystem } from '#server/feeAccounts/accountRepository';
import type { Needs } from '#server/kernel/needs';
import { lockFees } from '../feeRepository.ts';
import { keepLedger } from './keepLedger.ts';

const atOnce = 500;

/** Enters the fees of envelopes that were filed before there was a ledger, with their captures and refunds. */
export async function keepEarlierLedgers(needs: Needs<'db' | 'now'>): Promise<void> {
  const found = await needs.db
    .selectDistinct({ id: envelopeFees.envelope_id })
    .from(envelopeFees)
    .innerJoin(feeItems, sql`${feeItems.envelope_id} = ${envelopeFees.envelope_id}`)
    .where(
      and(
        ...[isNotNull(envelopeFees.filed_at), gt(feeItems.amount_cents, 0)],
        not(hasAccountForSystem(envelopeFees.envelope_id)),
      ),
    )
    .limit(atOnce);
  for (const { id } of found) {
    await needs.db.transaction(async (tx) => {
      await lockFees(tx, id);
      await keepLedger(tx, needs, id);
    });
  }
}
