import type { DocumentLedger } from '#contract/checks';
import { writeLedgerReasons } from '#contract/messages/writeMessages';
import { describeEntry } from './describeEntry.ts';
import type { StoredLedger } from './ledgerRepository.ts';

/** One document's ledger as the contract has it. */
export function describeLedgerOf(
  document_name: string,
  document: number,
  { state, asked, answered, reason, checked_at, entries }: StoredLedger,
): DocumentLedger {
  return {
    document,
    document_name,
    state,
    asked,
    answered,
    reason: reason && writeLedgerReasons([reason]),
    checked_at: checked_at.toISOString(),
    entries: entries.map(describeEntry),
  };
}
