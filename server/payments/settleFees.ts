import { planSettlement } from '#domain/payments/planSettlement';
import type { Needs } from '#server/kernel/needs';
import { authorizedOf, lockFees } from './feeRepository.ts';
import { keepFeeDeadline } from './filed/keepFeeDeadline.ts';
import { sumsOf } from './filed/sumsOf.ts';
import { keepLedger } from './ledger/keepLedger.ts';
import { planOperation } from './operations.ts';

/**
 * Settles a filed envelope: what is due by now is captured, what became too much is refunded, and holds that nothing
 * needs are released. The filer's deadline to pay after a denied waiver follows. Repeated, it does nothing: planned operations count as done.
 */
export async function settleFees(needs: Needs<'db' | 'config' | 'now'>, envelope_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const fees = await lockFees(tx, envelope_id);
    if (!fees || fees.filed_at === null) return;
    await keepLedger(tx, needs, envelope_id);
    const sums = await sumsOf(tx, envelope_id);
    await keepFeeDeadline(tx, needs, envelope_id, sums);
    for (const planned of planSettlement(sums.remaining, authorizedOf(sums.payments))) {
      await planOperation(tx, needs, planned);
    }
  });
}
