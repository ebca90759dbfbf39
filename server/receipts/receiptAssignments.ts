import { receiptMailJob } from '#server/filings/receipts/confirmReceipt';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { mailReceipt } from './mailReceipt.ts';

/** How receipts go out by mail. */
export function receiptAssignments(needs: Needs<'db' | 'config' | 'mailer'>): Assignment[] {
  return [assign(receiptMailJob, { run: (asked) => mailReceipt(needs, asked) })];
}
