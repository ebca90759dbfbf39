import { feesJob } from '#server/filings/fees/feesJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { failOperation, operationJob, performOperation } from './operations.ts';
import { receiveCallback } from './receiveAnswer.ts';
import { reconcileJob, reconcilePayments, scheduleReconciliation } from './reconciliation/reconcileDay.ts';
import { settleFees } from './settleFees.ts';
import { findCallback, testCallbackJob } from './testProvider/enterCard.ts';
import { paymentWatchJob, schedulePaymentWatch, watchPayments } from './watchPayments.ts';

/** The jobs of payments and their handlers. */
export function paymentAssignments(needs: Needs<'db' | 'config' | 'now' | 'payments'>): Assignment[] {
  return [
    assign(feesJob, { run: ({ envelope_id }) => settleFees(needs, envelope_id) }),
    assign(operationJob, {
      run: ({ operation_id }) => performOperation(needs, operation_id),
      failed: ({ operation_id }) => failOperation(needs, operation_id),
    }),
    assign(paymentWatchJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await schedulePaymentWatch(needs);
        await watchPayments(needs);
      },
    }),
    assign(reconcileJob, {
      async run() {
        await scheduleReconciliation(needs);
        await reconcilePayments(needs);
      },
    }),
    assign(testCallbackJob, {
      async run({ reference }) {
        const callback = await findCallback(needs, reference);
        if (callback) await receiveCallback(needs, callback.body, callback.signature);
      },
    }),
  ];
}
